import { theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useCouncil } from '../council/useCouncil';
import { useHydrated } from '../hydration/useHydrated';
import { useMessages } from '../i18n';

/** The thin strip above the header that says whose portal this is. */
export function CouncilStrip() {
  const t = useMessages();
  const { name } = useCouncil();
  const isHydrated = useHydrated();
  return (
    <Strip>
      <Line data-says-council={isHydrated ? undefined : ''}>
        {t('portal.council', { council: name })}
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
