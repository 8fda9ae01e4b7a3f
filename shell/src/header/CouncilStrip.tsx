import { theme } from 'shared-ui';
import { styled } from 'styled-components';
import { CouncilName } from '../council/CouncilName';
import { useHydrated } from '../hydration/useHydrated';
import { FormattedMessage } from '../i18n';
import { LanguageSwitch } from '../language/LanguageSwitch';

/** The thin strip above the header that says whose portal this is. */
export function CouncilStrip() {
  const isHydrated = useHydrated();
  return (
    <Strip>
      <Line>
        <p data-says-council={isHydrated ? undefined : ''}>
          <FormattedMessage id="portal.council" values={{ council: <CouncilName /> }} />
        </p>
        <LanguageSwitch />
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

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  column-gap: ${theme.space[4]};
  max-width: ${theme.size.page};
  margin-inline: auto;
  padding-inline: ${theme.space[4]};
  font-size: ${theme.text.size14};

  p {
    margin: 0;
    padding-block: ${theme.space[1]};
  }

  nav {
    flex: none;
    margin-inline: auto -${theme.space[2]};
  }
`;
