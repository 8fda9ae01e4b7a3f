import { createGlobalStyle, styled } from 'styled-components';
import type { CouncilWords } from '../council/council';
import { useCouncil } from '../council/useCouncil';
import { belowFloor, enough } from './floorMark';
import { useMessages, FormattedMessage } from './i18n';

/**
 * The notice at the top of every document for an older browser, or one without scripts. It is rendered at
 * build time and never hydrated: newer browsers hide it before the first paint, and load no code for it.
 */
export function BelowFloorNotice() {
  const t = useMessages();
  const { langOf, phone, ...council } = useCouncil();
  const say = (word: keyof CouncilWords) => <span lang={langOf(word)}>{council[word]}</span>;
  return (
    <Box aria-label={t('floor.label')}>
      <BelowFloorStyle />
      <p>
        <strong>{t('floor.title')}</strong>
      </p>
      <p>{t('floor.text')}</p>
      <p>
        <FormattedMessage
          id="floor.office"
          values={{ address: say('address'), hours: say('hours'), hoursNote: say('hoursNote') }}
        />
      </p>
      {phone && (
        <p>
          <FormattedMessage
            id="floor.phone"
            values={{ phone }}
            parts={{ call: <a href={`tel:${phone}`}>{phone}</a> }}
          />
        </p>
      )}
    </Box>
  );
}

/* Hides forms that could never be sent, and shows the menu, which nothing could open. */
const BelowFloorStyle = createGlobalStyle`
  ${belowFloor} [data-needs-script] { display: none !important; }
  ${belowFloor} #portal-menu { display: block; }
`;

/* Browsers of this age have no CSS variables, so the colours are literal. */
const Box = styled.aside`
  padding: 16px;
  border: 4px solid #8a4b00;
  background: #fff8e6;
  color: #1c2321;

  p {
    max-width: 68ch;
    margin: 0 auto 8px;
  }

  a {
    color: #1c2321;
  }

  ${enough} & {
    display: none;
  }

  @media print {
    display: none;
  }
`;
