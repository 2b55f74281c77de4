// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The style sheet of the HTML report: the palette of the window, light, dark and on paper.
namespace ui::report {

inline constexpr const char *htmlStyle = R"(
:root{color-scheme:light dark}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text1);font:16px/1.5 Roboto,system-ui,-apple-system,"Segoe UI","Helvetica Neue",Arial,sans-serif;font-variant-numeric:tabular-nums}
.sheet{max-width:60rem;margin:0 auto;padding:2.5rem 1.25rem 4rem}
header .bar{width:3rem;height:4px;background:var(--accent);margin-bottom:1rem}
header .logo{max-width:13rem;max-height:5rem;display:block;margin-bottom:1.5rem}
h1{font-size:2rem;line-height:1.2;margin:0 0 .3rem}
h2{font-size:1.35rem;font-weight:500;border-bottom:1px solid var(--rule);padding-bottom:.3rem;margin:3rem 0 1rem}
h3{font-size:1.05rem;font-weight:500;margin:1.8rem 0 .5rem}
p{margin:.5rem 0;max-width:48rem}
.lead{font-size:1.2rem;line-height:1.4;font-weight:500}
.note,.sub,figcaption,tfoot td{color:var(--text2);font-size:.9rem}
.classification{float:right;color:var(--text2);font-weight:500}
a{color:var(--accent)}
nav ol{columns:2 17rem;padding-left:1.4rem;color:var(--text2)}
nav a{text-decoration:none}
.figures{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(14rem,45%),1fr));gap:1.2rem 2rem;margin:1.5rem 0;padding:0}
.figures dt{color:var(--text2);font-size:.85rem}
.figures dd{margin:0}
.figures .value{font-size:1.7rem;font-weight:500;line-height:1.2}
.figures .basis{display:block;color:var(--text2);font-size:.8rem}
figure{margin:1.5rem 0;overflow-x:auto}
figure svg{width:100%;min-width:36rem;height:auto;display:block}
.scroll{overflow-x:auto;margin:1.2rem 0}
table{border-collapse:collapse;width:100%;font-size:.9rem}
caption{text-align:left;font-weight:500;padding-bottom:.4rem;color:var(--text1)}
th{font-weight:500;color:var(--text2);text-align:left;vertical-align:bottom;border-bottom:1px solid var(--text3);padding:.2rem .7rem .3rem 0}
th small{display:block;font-weight:400;color:var(--text3)}
td{vertical-align:top;padding:.28rem .7rem .28rem 0;border-bottom:1px solid var(--rule);overflow-wrap:break-word}
.n{text-align:right}
td.n{white-space:nowrap;overflow-wrap:normal}
td.bar{position:relative;min-width:8rem}
td.bar span{position:absolute;left:0;bottom:0;height:3px;background:var(--accent);opacity:.55}
tr.strong td{background:var(--band);font-weight:500}
tr.strong td:first-child{box-shadow:inset 3px 0 var(--accent);padding-left:.6rem}
tr.dim td{color:var(--text2)}
@media screen and (max-width:42rem){h1{font-size:1.6rem}.sheet{padding-top:1.5rem}table:has(th:nth-child(4)){min-width:34rem}table:has(th:nth-child(6)){min-width:44rem}}
td small{color:var(--check)}
ul.checklist{list-style:none;padding:0;columns:3 12rem}
ul.checklist li::before{content:attr(data-mark) " ";color:var(--accent)}
.remark{border-left:3px solid var(--check);padding:.1rem 0 .1rem .9rem;margin:1rem 0;break-inside:avoid}
.remark p{margin:.15rem 0}
.remark .title{font-weight:500}
.remark code{color:var(--text3);font-size:.8rem}
@media print{body{font-size:10.5pt}.sheet{max-width:none;padding:0}h2,h3,caption{break-after:avoid}tr,figure{break-inside:avoid}thead{display:table-header-group}.scroll,figure{overflow:visible}figure svg{min-width:0}td{overflow-wrap:anywhere}a{color:inherit;text-decoration:none}}
)";

} // namespace ui::report
