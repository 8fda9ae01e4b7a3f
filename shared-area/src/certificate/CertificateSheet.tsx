import { useId, useMemo, type ReactNode, type Ref } from 'react';

import {
  formatCertificateNumber,
  type Certificate,
  type SecondText,
} from 'shared-data/certificates';
import { Skeleton } from 'shared-ui';
import { styled } from 'styled-components';
import { CertificateCode } from './CertificateCode';
import { FormattedMessage, useMessages, usePaperWords } from './i18n';
import { InBoth, type BothTexts } from './InBoth';
import { makeCode } from './makeCode';
import { officeDay, officeDayIn } from './officeDay';
import { PaperHead } from './PaperHead';
import { SheetFrame } from './SheetFrame';
import { sheetStep } from './sheetStep';
import { sheetStyle } from './sheetStyle';
import { rowsInBoth, useSheetRows, type SheetContent, type SheetRow } from './useSheetRows';

interface CertificateSheetProps {
  certificate: SheetContent;
  /** Its number and what its code carries (`verifyAddress`); left out where it has not been issued. */
  issued?: { number: Certificate['number']; address: string } | undefined;
  /** Said on top and written across, on the screen and on paper: such as that it was revoked. */
  stamp?: string | undefined;
  ref?: Ref<HTMLElement>;
}

/** A certificate as it is printed, on one A4 page. On a narrow screen its text flows. */
export function CertificateSheet(props: CertificateSheetProps) {
  const { second } = props.certificate;
  return second ? <SheetInBoth {...props} second={second} /> : <SheetInOne {...props} />;
}

/** In the language that the council's words are in, with the page's around them. */
function SheetInOne(props: CertificateSheetProps) {
  const t = useMessages();
  const place = props.issued && placeOf(props.issued.address);
  return (
    <Sheet
      {...props}
      rows={useSheetRows(props.certificate)}
      words={{
        number: { text: t('number') },
        numberLater: { text: t('numberLater') },
        codeLater: { text: t('codeLater') },
        signed: { text: t('signed') },
      }}
      signedOn={officeDay(props.certificate.issuedAt)}
      check={
        place !== undefined && (
          <p>
            <FormattedMessage id="check" values={{ place }} parts={{ place: <b /> }} />
          </p>
        )
      }
    />
  );
}

/** In English and the council's language, whatever language the page is in. */
function SheetInBoth({ second, ...props }: CertificateSheetProps & { second: SecondText }) {
  const { language } = second;
  const word = usePaperWords(language);
  if (!word) return <Skeleton height="640px" />;
  const place = props.issued && placeOf(props.issued.address);
  const check = word('checkHere');
  return (
    <Sheet
      {...props}
      rows={rowsInBoth(props.certificate, { language, word })}
      words={{
        number: word('number'),
        numberLater: word('numberLater'),
        codeLater: word('codeLater'),
        signed: word('signed'),
      }}
      signedOn={officeDayIn('en', props.certificate.issuedAt)}
      check={
        place !== undefined && (
          <>
            <p>
              <b>{place}</b>
            </p>
            <p>{check.text}</p>
            <p lang={language}>{check.second}</p>
          </>
        )
      }
    />
  );
}

interface SheetProps extends CertificateSheetProps {
  rows: readonly SheetRow[];
  words: Record<'number' | 'numberLater' | 'codeLater' | 'signed', BothTexts>;
  signedOn: string;
  /** How it is checked. */
  check: ReactNode;
}

function Sheet(props: SheetProps) {
  const { certificate, issued, stamp, ref, rows, words, signedOn, check } = props;
  const t = useMessages();
  const titleId = useId();
  const { title, text, council, signatory, second } = certificate;
  const language = second?.language;
  const address = issued?.address;
  const code = useMemo(() => (address === undefined ? undefined : makeCode(address)), [address]);
  const footMillimetres = code?.millimetres ?? 36;
  const step = sheetStep({ title, text, rows, second, footMillimetres });
  const number = issued && formatCertificateNumber(issued.number);

  return (
    <Paper
      ref={ref}
      lang={second && 'en'}
      aria-labelledby={titleId}
      data-step={step}
      data-stamp={stamp}
    >
      <SheetFrame />
      <PaperHead
        council={{ name: council, second: second && { language, name: second.council } }}
      />
      {stamp && <p data-part="stamp">{stamp}</p>}
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
      <table data-part="facts">
        <caption>{t('facts')}</caption>
        <tbody>
          {rows.map(({ label, value }, at) => (
            <tr key={`${at} ${label.text}`}>
              <th scope="row">
                <InBoth {...label} language={language} />
              </th>
              <td>
                <InBoth {...value} language={language} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div data-part="foot">
        {code && number ? (
          <CertificateCode code={code} label={t('code', { number })} />
        ) : (
          <p data-part="no-code">
            <InBoth {...words.codeLater} language={language} />
          </p>
        )}
        <div data-part="beside">
          <div data-part="check">
            <p>
              <InBoth {...words.number} language={language} />{' '}
              <span data-part="number">
                {number ?? <InBoth {...words.numberLater} language={language} />}
              </span>
            </p>
            {check}
          </div>
          <p data-part="signatory">
            <strong>
              <InBoth text={signatory.name} second={second?.signatory.name} language={language} />
            </strong>{' '}
            <InBoth text={signatory.office} second={second?.signatory.office} language={language} />{' '}
            {issued && (
              <small>
                {words.signed.text} {signedOn}
              </small>
            )}
            {issued && words.signed.second && <small lang={language}>{words.signed.second}</small>}
          </p>
        </div>
      </div>
    </Paper>
  );
}

/** Where the check is, as people type it: 'rampur.example/verify'. */
function placeOf(address: string): string {
  const { host, pathname } = new URL(address);
  return `${host}${pathname}`;
}

const Paper = styled.article`
  ${sheetStyle('&')}
`;
