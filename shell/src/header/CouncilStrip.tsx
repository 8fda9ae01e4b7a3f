import { theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useCouncil } from '../council/useCouncil';
import { useHydrated } from '../hydration/useHydrated';
import { useWords } from '../words';

/** The thin strip above the header that says whose portal this is. */
export function CouncilStrip() {
  const words = useWords();
  const { name } = useCouncil();
  const isHydrated = useHydrated();
  return (
    <Strip>
      <Line data-says-council={isHydrated ? undefined : ''}>
        {words('portal.council', { council: name })}
      </Line>
    </Strip>
  );
}

const Strip = styled.div`
  background: ${theme.color.banner};
  color: ${theme.color.onBanner};

  @media print {
    display: none;
  }
`;

const Line = styled.p`
  max-width: ${theme.size.page};
  margin: 0 auto;
  padding: ${theme.space[1]} ${theme.space[4]};
  font-size: ${theme.text.size14};
`;
