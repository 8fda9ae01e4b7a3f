import { SheetEmblem } from 'shared-area/certificate';
import { useRecords, watchSettings, type ReportPeriod } from 'shared-data';
import { startOfDay, usualSettings } from 'shared-data/model';
import { formatDate, lightScheme, media, theme } from 'shared-ui';
import { activeLocales } from 'shared-platform';
import { styled } from 'styled-components';
import { useMessages } from '../i18n';

interface PrintHeadProps {
  period: ReportPeriod;
  now: Date;
}

/** On paper: whose report this is, for which days, made when. */
export function PrintHead({ period, now }: PrintHeadProps) {
  const t = useMessages();
  const settings = useRecords(watchSettings);
  const council = settings.status === 'ready' ? settings.data : usualSettings;
  const days = new Intl.DateTimeFormat(activeLocales(), { dateStyle: 'medium' });
  const shown =
    period.from <= period.to
      ? days.formatRange(startOfDay(period.from), startOfDay(period.to))
      : '';
  return (
    <Head>
      <Emblem>
        <SheetEmblem />
      </Emblem>
      <div>
        <Council>{council.name}</Council>
        <p>{council.address}</p>
        <p>{t('reports.printed', { period: shown, date: formatDate(now) })}</p>
      </div>
    </Head>
  );
}

const Head = styled.div`
  display: none;

  ${media.print} {
    display: flex;
    align-items: center;
    gap: ${theme.space[4]};
    margin-bottom: ${theme.space[4]};
    padding-bottom: ${theme.space[3]};
    border-bottom: 1.5pt solid ${lightScheme.primary};
  }
`;

const Emblem = styled.div`
  flex: none;
  width: 14mm;
  color: ${lightScheme.primary};
`;

const Council = styled.p`
  font-weight: ${theme.text.heading};
  font-size: ${theme.text.size22};
  font-family: 'Noto Serif', Georgia, 'Noto Serif Devanagari', serif;
`;
