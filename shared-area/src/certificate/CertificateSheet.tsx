import { useId, useMemo, type Ref } from 'react';
import { formatCertificateNumber, type Certificate } from 'shared-data/certificates';
import { Skeleton, useLanguage } from 'shared-ui';
import { styled } from 'styled-components';
import { CertificateCode } from './CertificateCode';
import { useMessages, usePaperWords, type CertificateWords } from './i18n';
import { InBoth, ParagraphInBoth } from './InBoth';
import { makeCode } from './makeCode';
import { officeDayIn } from './officeDay';
import { PaperHead } from './PaperHead';
import { PaperRows } from './PaperRows';
import { SheetFrame } from './SheetFrame';
import { sheetRows, type SheetContent } from './sheetRows';
import { sheetStep } from './sheetStep';
import { sheetStyle } from './sheetStyle';

interface CertificateSheetProps {
  certificate: SheetContent;
  /** Its number and the address in its code (`verifyAddress`); left out before it is issued. */
  issued?: { number: Certificate['number']; address: string } | undefined;
  /** Shown on top and across the sheet, on the screen and on paper: for example that it was revoked. */
  stamp?: string | undefined;
  ref?: Ref<HTMLElement>;
}

/**
 * A certificate as it is printed, on one A4 page. On a narrow screen its text flows. It is in English, and also
 * in the council's language if it has a text in that, whatever the language of the page. A browser does not translate it:
 * it has the words that were signed.
 */
export function CertificateSheet(props: CertificateSheetProps) {
  const word = usePaperWords(props.certificate.second?.language);
  return word ? <Sheet {...props} word={word} /> : <Skeleton height="640px" />;
}

interface SheetProps extends CertificateSheetProps {
  word: CertificateWords;
}

function Sheet({ certificate, issued, stamp, ref, word }: SheetProps) {
  const t = useMessages();
  const pageLanguage = useLanguage();
  const titleId = useId();
  const { title, text, council, signatory, second } = certificate;
  const language = second?.language;
  const rows = sheetRows(certificate, word);
  const check = word('checkHere');
  const signed = word('signed');
  const address = issued?.address;
  const code = useMemo(() => (address === undefined ? undefined : makeCode(address)), [address]);
  const footMillimetres = code?.millimetres ?? 36;
  const step = sheetStep({ title, text, rows, second, footMillimetres });
  const number = issued && formatCertificateNumber(issued.number);

  return (
    <Paper
      ref={ref}
      lang="en"
      translate="no"
      aria-labelledby={titleId}
      data-step={step}
      data-stamp={stamp}
    >
      <SheetFrame />
      <PaperHead
        council={{ name: council, second: second && { language, name: second.council } }}
      />
      {stamp && (
        <p data-part="stamp" lang={pageLanguage}>
          {stamp}
        </p>
      )}
      <div data-part="titles">
        <h2 id={titleId} data-part="title">
          {title}
        </h2>
        {second && (
          <p data-part="second-title" lang={language}>
            {second.title}
          </p>
        )}
      </div>
      <p data-part="text">{text}</p>
      {second && (
        <p data-part="text" lang={language}>
          {second.text}
        </p>
      )}
      <PaperRows rows={rows} caption={t('facts')} language={language} />
      <div data-part="foot">
        {code && number ? (
          <CertificateCode code={code} label={t('code', { number })} lang={pageLanguage} />
        ) : (
          <p data-part="no-code">
            <InBoth {...word('codeLater')} language={language} />
          </p>
        )}
        <div data-part="beside">
          <div data-part="check">
            <p>
              <InBoth {...word('number')} language={language} />{' '}
              <span data-part="number">
                {number ?? <InBoth {...word('numberLater')} language={language} />}
              </span>
            </p>
            {address !== undefined && (
              <>
                <p>
                  <b>{placeOf(address)}</b>
                </p>
                <ParagraphInBoth {...check} language={language} />
              </>
            )}
          </div>
          <p data-part="signatory">
            <strong>
              <InBoth text={signatory.name} second={second?.signatory.name} language={language} />
            </strong>{' '}
            <InBoth text={signatory.office} second={second?.signatory.office} language={language} />{' '}
            {issued && (
              <small>
                {signed.text} {officeDayIn('en', certificate.issuedAt)}
              </small>
            )}
            {issued && signed.second && <small lang={language}>{signed.second}</small>}
          </p>
        </div>
      </div>
    </Paper>
  );
}

/** The address of the check, as people type it: 'rampur.example/verify'. */
function placeOf(address: string): string {
  const { host, pathname } = new URL(address);
  return `${host}${pathname}`;
}

const Paper = styled.article`
  ${sheetStyle('&')}
`;
