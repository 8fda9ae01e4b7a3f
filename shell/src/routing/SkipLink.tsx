import { theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useMessages } from '../i18n';

export const mainId = 'main';

export function SkipLink() {
  const t = useMessages();
  return <Link href={`#${mainId}`}>{t('portal.skip')}</Link>;
}

const Link = styled.a`
  position: absolute;
  inset-inline-start: ${theme.space[2]};
  top: -12rem;
  z-index: 10;
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  color: ${theme.color.primary};

  &:focus {
    top: ${theme.space[2]};
  }
`;
