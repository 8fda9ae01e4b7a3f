import type { AskedAccess } from 'shared-auth';
import { formatDateTime, media, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useWords } from './words';

interface AskedFactsProps {
  asked: AskedAccess;
}

/** What somebody asked for, and when. */
export function AskedFacts({ asked }: AskedFactsProps) {
  const words = useWords();
  const { accessLevel, position, requestedAt } = asked;
  const facts = [
    { label: words('waiting.asked'), value: words(`level.${accessLevel}`) },
    { label: words('waiting.position'), value: position },
    { label: words('waiting.at'), value: formatDateTime(new Date(requestedAt)) },
  ];
  return (
    <List>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  margin: 0;
  border-top: 1px solid ${theme.color.line};

  > div {
    display: grid;
    grid-template-columns: 160px minmax(0, 1fr);
    gap: ${theme.space[1]} ${theme.space[4]};
    padding: ${theme.space[3]} 0;
    border-bottom: 1px solid ${theme.color.line};
  }

  dt {
    color: ${theme.color.muted};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }

  ${media.mobile} {
    > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
