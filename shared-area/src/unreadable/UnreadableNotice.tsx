import { media, Notice, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useMessages } from './i18n';

/** Says that records are missing from what is shown, because they could not be read. */
export function UnreadableNotice({ count }: { count: number }) {
  const t = useMessages();
  return (
    <Place>
      <Notice tone="warn" live="status" title={t('title', { count })}>
        {t('text')}
      </Notice>
    </Place>
  );
}

const Place = styled.div`
  margin-bottom: ${theme.space[4]};

  ${media.print} {
    display: none;
  }
`;
