import { InFirstLanguage, languageName, Listed } from 'shared-area';
import type { DefinitionChange } from 'shared-data/model';
import { formatMoney } from 'shared-ui';
import { conditionWords } from './entryText';
import { FormattedMessage, useMessages } from './i18n';

interface ChangeSentenceProps<Change> {
  change: Change;
}

type ChangeOf<What extends DefinitionChange['what']> = DefinitionChange & { what: What };

/** A sentence on one difference between two definitions. */
export function ChangeSentence({ change }: ChangeSentenceProps<DefinitionChange>) {
  const t = useMessages();
  switch (change.what) {
    case 'term':
      return <TermSentence change={change} />;
    case 'section':
      return change.change === 'reworded' ? (
        <FormattedMessage id="change.section.reworded" values={renamed(change)} />
      ) : (
        <FormattedMessage
          id={`change.section.${change.change}`}
          values={{ name: <InFirstLanguage>{change.name}</InFirstLanguage> }}
        />
      );
    case 'question':
      return <QuestionSentence change={change} />;
    case 'paper':
      return <PaperSentence change={change} />;
    case 'certificate':
      return <CertificateSentence change={change} />;
    case 'language':
      return t('change.language', {
        language: languageName(change.language),
        count: change.count,
      });
  }
}

function TermSentence({ change }: ChangeSentenceProps<ChangeOf<'term'>>) {
  const t = useMessages();
  switch (change.change) {
    case 'name':
      return <FormattedMessage id="change.term.name" values={beforeAndAfter(change)} />;
    case 'days':
      return t('change.term.days', { before: change.before, after: change.after });
    case 'fee':
      return t('change.term.fee', {
        before: formatMoney(change.before),
        after: formatMoney(change.after),
      });
    case 'place':
      return t(`change.term.place.${change.after}`);
    case 'outcome':
      return t(`change.term.outcome.${change.after}`);
    default:
      return t(`change.term.${change.change}`);
  }
}

function QuestionSentence({ change }: ChangeSentenceProps<ChangeOf<'question'>>) {
  const t = useMessages();
  const name = <InFirstLanguage>{change.name}</InFirstLanguage>;
  switch (change.change) {
    case 'reworded':
      return <FormattedMessage id="change.question.reworded" values={renamed(change)} />;
    case 'kind': {
      const [before, after] = [t(`kind.${change.before}`), t(`kind.${change.after}`)];
      return <FormattedMessage id="change.question.kind" values={{ name, before, after }} />;
    }
    case 'condition':
      return change.after ? (
        <FormattedMessage
          id="change.question.condition"
          values={{ name, ...conditionWords(t, change.after) }}
        />
      ) : (
        <FormattedMessage id="change.question.always" values={{ name }} />
      );
    case 'choices':
      return <ChoicesSentences {...change} />;
    default:
      return <FormattedMessage id={`change.question.${change.change}`} values={{ name }} />;
  }
}

interface ChoicesSentencesProps {
  name: string;
  added: string[];
  removed: string[];
  reworded: { after: string }[];
}

function ChoicesSentences({ name: label, added, removed, reworded }: ChoicesSentencesProps) {
  const name = <InFirstLanguage>{label}</InFirstLanguage>;
  const sentences = [
    { id: 'change.question.choicesAdded', labels: added },
    { id: 'change.question.choicesRemoved', labels: removed },
    { id: 'change.question.choicesReworded', labels: reworded.map(({ after }) => after) },
  ] as const;
  const said = sentences.filter(({ labels }) => labels.length > 0);
  if (said.length === 0)
    return <FormattedMessage id="change.question.choicesOrder" values={{ name }} />;
  return said.map(({ id, labels }, at) => (
    <span key={id}>
      {at > 0 && ' '}
      <FormattedMessage id={id} values={{ name, choices: <Quoted labels={labels} /> }} />
    </span>
  ));
}

function PaperSentence({ change }: ChangeSentenceProps<ChangeOf<'paper'>>) {
  const t = useMessages();
  const name = <InFirstLanguage>{change.name}</InFirstLanguage>;
  switch (change.change) {
    case 'reworded':
      return <FormattedMessage id="change.paper.reworded" values={renamed(change)} />;
    case 'kinds': {
      const [before, after] = [change.before, change.after].map((kinds, at) => (
        <Listed key={at}>{kinds.map((kind) => t(`paperKind.${kind}`))}</Listed>
      ));
      return <FormattedMessage id="change.paper.kinds" values={{ name, before, after }} />;
    }
    case 'max-files': {
      const { before, after } = change;
      return <FormattedMessage id="change.paper.max-files" values={{ name, before, after }} />;
    }
    default:
      return <FormattedMessage id={`change.paper.${change.change}`} values={{ name }} />;
  }
}

function CertificateSentence({ change }: ChangeSentenceProps<ChangeOf<'certificate'>>) {
  const t = useMessages();
  switch (change.change) {
    case 'title':
      return <FormattedMessage id="change.certificate.title" values={beforeAndAfter(change)} />;
    case 'holder':
      return change.after === undefined ? (
        t('change.certificate.applicant')
      ) : (
        <FormattedMessage
          id="change.certificate.holder"
          values={{ question: <InFirstLanguage>{change.after}</InFirstLanguage> }}
        />
      );
    case 'months':
      return change.after === undefined
        ? t('change.certificate.forEver')
        : t('change.certificate.months', { months: change.after });
    case 'signatory':
      return (
        <FormattedMessage
          id="change.certificate.signatory"
          values={{
            name: change.after.name,
            office: <InFirstLanguage>{change.after.office}</InFirstLanguage>,
          }}
        />
      );
    default:
      return t(`change.certificate.${change.change}`);
  }
}

function beforeAndAfter({ before, after }: { before: string; after: string }) {
  return {
    before: <InFirstLanguage>{before}</InFirstLanguage>,
    after: <InFirstLanguage>{after}</InFirstLanguage>,
  };
}

function renamed({ before, name }: { before: string; name: string }) {
  return {
    before: <InFirstLanguage>{before}</InFirstLanguage>,
    name: <InFirstLanguage>{name}</InFirstLanguage>,
  };
}

function Quoted({ labels }: { labels: readonly string[] }) {
  const quoted = labels.map((label, at) => (
    <span key={at}>
      “<InFirstLanguage>{label}</InFirstLanguage>”
    </span>
  ));
  return <Listed>{quoted}</Listed>;
}
