import {
  createPaperWords,
  officeDayInBoth,
  officeTimeInBoth,
  PaperSheet,
  ParagraphInBoth,
  usePaperCouncil,
  useServiceInBoth,
  type BothTexts,
} from 'shared-area/certificate';
import { councilNow, type Application } from 'shared-data';
import { formatTrackingNumber, trackingPath } from 'shared-data/tracking';
import { citizenStatus } from 'shared-data/model';
import { formatMoney, Skeleton, useLanguage } from 'shared-ui';
import { TrackingFoot } from '../citizen/TrackingFoot';
import { loadApplicationMessages, useApplicationMessages } from './i18n';
import english from './i18n/en';
import { useFee, type Fee } from './useFee';

const useReceiptWords = createPaperWords(english, loadApplicationMessages);
type ReceiptWords = Exclude<ReturnType<typeof useReceiptWords>, undefined>;

/** The receipt of an application as it is printed: applicant, service, fee, due day, and the code to follow it. */
export function ReceiptSheet({ application }: { application: Application }) {
  const t = useApplicationMessages();
  const pageLanguage = useLanguage();
  const printedAt = councilNow().toISOString();
  const paper = usePaperCouncil();
  const word = useReceiptWords(paper?.language);
  const fee = useFee(application);
  const service = useServiceInBoth(application.service, paper?.language);
  if (!paper || !word || !service) return <Skeleton height="640px" />;

  const { language } = paper;
  const { number, applicant, submittedAt, status, deadline, documents, sample } = application;
  const { trackingNumber } = application;
  const row = (label: BothTexts, value: BothTexts | string | undefined) =>
    value === undefined
      ? []
      : [{ label, value: typeof value === 'string' ? { text: value } : value }];
  return (
    <PaperSheet
      {...paper}
      title={word('paper.title')}
      text={word(sample ? 'receipt.sampleLead' : 'receipt.lead')}
      stamp={sample && t('receipt.sample')}
      caption={t('paper.facts')}
      rows={[
        ...row(word('paper.number'), number),
        ...row(word('paper.tracking'), trackingNumber && formatTrackingNumber(trackingNumber)),
        ...row(
          word('application.applicant'),
          sample ? word('paper.sampleApplicant') : applicant.name,
        ),
        ...row(word('receipt.email'), sample ? undefined : applicant.email),
        ...row(word('receipt.service'), service),
        ...row(word('application.submitted'), officeTimeInBoth(submittedAt, language)),
        ...row(word('receipt.status'), word(`status.${citizenStatus(status)}`)),
        ...row(word('receipt.deadline'), deadline && officeDayInBoth(deadline.day, language)),
        ...row(word('paper.fee'), fee && feeInBoth(fee, word, language)),
        ...row(
          word('receipt.documents'),
          documents.length > 0
            ? documents.map(({ name }) => name).join(', ')
            : word('application.noDocuments'),
        ),
      ]}
      foot={
        sample ? (
          <div data-part="beside">
            <ParagraphInBoth {...word('paper.sampleNote')} language={language} />
          </div>
        ) : (
          <TrackingFoot
            path={trackingPath(application)}
            label={t('paper.code', { number })}
            lang={pageLanguage}
          >
            <ParagraphInBoth {...word('paper.follow')} language={language} />
            <ParagraphInBoth {...word('paper.office')} language={language} />
            <ParagraphInBoth
              {...word('paper.printed', { moment: officeTimeInBoth(printedAt, language) })}
              language={language}
            />
          </TrackingFoot>
        )
      }
    />
  );
}

/** The fee in the words of `useFeeText`, in both languages. */
function feeInBoth(fee: Fee, word: ReceiptWords, language: string | undefined): BothTexts | string {
  if (fee.kind === 'free') return word('help.free');
  const amount = formatMoney(fee.amount);
  if (fee.kind === 'due') return word('application.feeDue', { amount });
  if (fee.kind === 'usual') return amount;
  const { at, receipt } = fee;
  return word('application.paid', { amount, day: officeDayInBoth(at, language), receipt });
}
