import { createGlobalStyle, styled } from 'styled-components';
import type { CouncilWords } from '../council/council';
import { useCouncil } from '../council/useCouncil';
import { belowFloor, enough } from './floorMark';
import { useMessages, FormattedMessage } from './i18n';

/**
 * The notice at the top of every document for an older browser, or one without scripts. It is rendered at
 * build time and never taken over: newer browsers hide it before anything is painted, and get no code for it.
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

/* What could never be sent is not shown as a form; the menu has nothing that would open it. */
const BelowFloorStyle = createGlobalStyle`
  ${belowFloor} [data-needs-script] { display: none !important; }
  ${belowFloor} #portal-menu { display: block; }
`;

/* Browsers of this age know no variables: the colours stand here. */
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
