// SPDX-License-Identifier: GPL-3.0-or-later
#include "clirun.h"

#include <QJsonValue>
#include <QtTest>
#include <cmath>

namespace {

/// As much of JSON Schema as the published ones use: type, properties, required, items, enum, const, minimum, number of
/// items, anyOf, oneOf, additionalProperties, local $ref. A word that is not understood is an error of the schema.
class Validator
{
public:
    explicit Validator(QJsonObject root)
        : m_root(std::move(root))
    {}

    /// An empty text, or where and what is wrong.
    QString check(const QJsonValue &value) const { return check(value, m_root, QStringLiteral("$")); }

private:
    static bool isOfType(const QJsonValue &value, const QString &type)
    {
        if (type == QLatin1String("integer"))
            return value.isDouble() && value.toDouble() == std::floor(value.toDouble());
        return type == QLatin1String("null")      ? value.isNull()
               : type == QLatin1String("number")  ? value.isDouble()
               : type == QLatin1String("string")  ? value.isString()
               : type == QLatin1String("boolean") ? value.isBool()
               : type == QLatin1String("array")   ? value.isArray()
                                                  : type == QLatin1String("object") && value.isObject();
    }

    QString check(const QJsonValue &value, const QJsonObject &schema, const QString &at) const
    {
        for (auto word = schema.begin(); word != schema.end(); ++word) {
            const QString wrong = checkWord(value, schema, word.key(), word.value(), at);
            if (!wrong.isEmpty())
                return wrong;
        }
        return {};
    }

    QString checkWord(const QJsonValue &value, const QJsonObject &schema, const QString &word, const QJsonValue &rule,
                      const QString &at) const
    {
        static const QStringList spoken{QStringLiteral("$schema"), QStringLiteral("$id"), QStringLiteral("$defs"),
                                        QStringLiteral("title"), QStringLiteral("description")};
        if (spoken.contains(word))
            return {};
        if (word == QLatin1String("$ref")) {
            const QString name = rule.toString().section(QLatin1Char('/'), -1);
            return check(value, m_root[QLatin1String("$defs")].toObject()[name].toObject(), at);
        }
        if (word == QLatin1String("type")) {
            const QJsonArray types = rule.isArray() ? rule.toArray() : QJsonArray{rule};
            for (const QJsonValue &type : types)
                if (isOfType(value, type.toString()))
                    return {};
            return at + QStringLiteral(": another type than asked");
        }
        if (word == QLatin1String("enum"))
            return rule.toArray().contains(value) ? QString() : at + QStringLiteral(": not in the list");
        if (word == QLatin1String("const"))
            return rule == value ? QString() : at + QStringLiteral(": not the constant");
        if (word == QLatin1String("minimum"))
            return !value.isDouble() || value.toDouble() >= rule.toDouble() ? QString()
                                                                            : at + QStringLiteral(": too small");
        if (word == QLatin1String("minItems"))
            return !value.isArray() || value.toArray().size() >= rule.toInt() ? QString()
                                                                              : at + QStringLiteral(": too few");
        if (word == QLatin1String("maxItems"))
            return !value.isArray() || value.toArray().size() <= rule.toInt() ? QString()
                                                                              : at + QStringLiteral(": too many");
        if (word == QLatin1String("required") || word == QLatin1String("properties") ||
            word == QLatin1String("additionalProperties"))
            return value.isObject() ? checkObject(value.toObject(), schema, word, at) : QString();
        if (word == QLatin1String("items")) {
            const QJsonArray items = value.toArray();
            for (qsizetype i = 0; i < items.size(); ++i)
                if (const QString wrong = check(items[i], rule.toObject(), at + QStringLiteral("[%1]").arg(i));
                    !wrong.isEmpty())
                    return wrong;
            return {};
        }
        if (word == QLatin1String("anyOf") || word == QLatin1String("oneOf")) {
            QString last;
            int fitting = 0;
            for (const QJsonValue &choice : rule.toArray()) {
                const QString wrong = check(value, choice.toObject(), at);
                fitting += wrong.isEmpty() ? 1 : 0;
                last = wrong.isEmpty() ? last : wrong;
            }
            return fitting == 1 || (fitting > 1 && word == QLatin1String("anyOf"))
                       ? QString()
                       : at + QStringLiteral(": fits %1 of the choices, ").arg(fitting) + last;
        }
        return at + QStringLiteral(": the schema uses %1, which this test does not know").arg(word);
    }

    QString checkObject(const QJsonObject &object, const QJsonObject &schema, const QString &word,
                        const QString &at) const
    {
        const QJsonObject properties = schema[QLatin1String("properties")].toObject();
        if (word == QLatin1String("required")) {
            for (const QJsonValue &name : schema[QLatin1String("required")].toArray())
                if (!object.contains(name.toString()))
                    return at + QStringLiteral(": without ") + name.toString();
            return {};
        }
        const bool named = word == QLatin1String("properties");
        const QJsonObject other = schema[QLatin1String("additionalProperties")].toObject();
        for (auto member = object.begin(); member != object.end(); ++member) {
            if (properties.contains(member.key()) != named)
                continue;
            const QJsonObject rule = named ? properties[member.key()].toObject() : other;
            if (const QString wrong = check(member.value(), rule, at + QLatin1Char('.') + member.key());
                !wrong.isEmpty())
                return wrong;
        }
        return {};
    }

    QJsonObject m_root;
};

} // namespace

class CliSchemaTest : public QObject
{
    Q_OBJECT
    CliRun m_cli;

    static QString example(const char *name)
    {
        return QStringLiteral(PARETOSCOPE_SOURCE_DIR "/resources/examples/") + QLatin1String(name);
    }
    Validator validator(const QString &name) const
    {
        return Validator(m_cli.run({QStringLiteral("schema"), name}).json());
    }

private Q_SLOTS:
    void outputsConform_data()
    {
        QTest::addColumn<QString>("schema");
        QTest::addColumn<QStringList>("arguments");
        for (const char *project : {"throughput-on-lo0.yaml", "r5-memory.yaml", "r2-germany.yaml", "r12-knee.yaml",
                                    "r8-worksheet-fp8.yaml", "llama70b-prod.yaml"})
            for (const char *command : {"size", "knee", "scorecard", "audit"}) {
                if (std::string_view(command) == "knee" && !std::string_view(project).starts_with("r12") &&
                    !std::string_view(project).starts_with("through"))
                    continue; // it has no results
                QTest::addRow("%s %s", command, project)
                    << QString::fromLatin1(command) << QStringList{QString::fromLatin1(command), example(project)};
            }
        QTest::newRow("import") << QStringLiteral("import")
                                << QStringList{QStringLiteral("import"), example("r12-sweep.csv"),
                                               example("r11-grid.csv")};
    }
    void outputsConform()
    {
        QFETCH(QString, schema);
        QFETCH(QStringList, arguments);
        const auto outcome = m_cli.run(arguments + QStringList{QStringLiteral("--json"), QStringLiteral("--quiet")});
        QVERIFY2(outcome.code <= 1, outcome.err.constData());
        const QJsonDocument document = QJsonDocument::fromJson(outcome.out);
        QVERIFY(!document.isNull());
        const QString wrong =
            validator(schema).check(document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object()));
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    }

    void reportConforms()
    {
        QCOMPARE(m_cli
                     .run({QStringLiteral("report"), example("throughput-on-lo0.yaml"), QStringLiteral("-o"),
                           QStringLiteral("r.json")})
                     .code,
                 0);
        const QJsonObject report = QJsonDocument::fromJson(m_cli.read(QStringLiteral("r.json"))).object();
        const QString wrong = validator(QStringLiteral("report")).check(report);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    }

    /// The validator can say no.
    void validatorRefuses()
    {
        const Validator size = validator(QStringLiteral("size"));
        QJsonObject object =
            m_cli.run({QStringLiteral("size"), example("r1-identity.yaml"), QStringLiteral("--json")}).json();
        QCOMPARE(size.check(object), QString());
        QJsonObject without = object;
        without.remove(QStringLiteral("gpus"));
        QVERIFY(!size.check(without).isEmpty());
        object[QStringLiteral("cost_eur_per_hour")] = QStringLiteral("eleven");
        QVERIFY(!size.check(object).isEmpty());
    }

    void listed()
    {
        const auto outcome = m_cli.run({QStringLiteral("schema")});
        QCOMPARE(outcome.out, QByteArray("audit\nimport\nknee\nreport\nscorecard\nsize\n"));
        QCOMPARE(m_cli.run({QStringLiteral("schema"), QStringLiteral("../catalogue/gpus")}).code, 2);
    }
};

QTEST_GUILESS_MAIN(CliSchemaTest)
#include "tst_cli_schema.moc"
