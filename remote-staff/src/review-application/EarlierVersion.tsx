import { InLanguage, Listed } from 'shared-area';
import { useDefinitionInLanguage, useTextLanguage } from 'shared-area/questions';
import {
  useRecords,
  watchServiceVersions,
  type FilledForm,
  type ServiceDefinition,
  type ServiceVersion,
} from 'shared-data';
import { formatMoney, Notice, SummaryList } from 'shared-ui';
import { useReviewMessages } from './i18n';

interface EarlierVersionProps {
  form: FilledForm;
}

/** Tells the clerk that the questions were published anew since, and what an application with the current ones has more. */
export function EarlierVersion({ form }: EarlierVersionProps) {
  const versions = useRecords(watchServiceVersions, form.serviceId);
  const [current] = versions.status === 'ready' ? versions.data : [];
  const filled =
    versions.status === 'ready'
      ? versions.data.find(({ version }) => version === form.version)
      : undefined;
  return current && filled && current.version > filled.version ? (
    <Missing current={current} filled={filled} />
  ) : null;
}

interface MissingProps {
  current: ServiceVersion;
  filled: ServiceVersion;
}

function Missing({ current, filled }: MissingProps) {
  const t = useReviewMessages();
  const definition = useDefinitionInLanguage(current.definition);
  const langOf = useTextLanguage(definition);
  const known = new Set(textsAsked(filled.definition).map(({ key }) => key));
  const missing = textsAsked(definition).filter(({ key }) => !known.has(key));
  const rowOf = (of: 'question' | 'paper') => {
    const names = missing
      .filter(({ key }) => key.startsWith(`${of}/`))
      .map(({ key, text }) => (
        <InLanguage key={key} lang={langOf(key)}>
          {text}
        </InLanguage>
      ));
    return names.length === 0
      ? []
      : [{ label: t(`earlier.${of}`), value: <Listed>{names}</Listed> }];
  };
  const [before, now] = [filled.definition.fee, current.definition.fee];
  const money = (fee: number) => (fee === 0 ? t('free') : formatMoney(fee));
  const rows = [
    ...rowOf('question'),
    ...rowOf('paper'),
    ...(before === now
      ? []
      : [{ label: t('fee'), value: t('earlier.fee', { before: money(before), now: money(now) }) }]),
  ];
  return (
    <Notice
      tone="warn"
      title={t('earlier.title', { version: filled.version, current: current.version })}
    >
      {rows.length > 0 && <SummaryList arrangement="apart" rows={rows} />}
    </Notice>
  );
}

/** The questions and papers of a definition, each under the key of its text. */
function textsAsked({ sections, papers }: ServiceDefinition) {
  return [
    ...sections.flatMap(({ questions }) =>
      questions.map(({ id, label }) => ({ key: `question/${id}/label` as const, text: label })),
    ),
    ...papers.map(({ id, name }) => ({ key: `paper/${id}/name` as const, text: name })),
  ];
}
