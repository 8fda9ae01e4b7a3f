import { Button, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { usePapersMessages } from './i18n';

interface PageToolsProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** Page navigation of a paper with several pages. */
export function PageTools({ page, pages, onPage }: PageToolsProps) {
  const t = usePapersMessages();
  const leafTo = (to: number) =>
    ({
      variant: 'secondary',
      size: 'small',
      'aria-disabled': to < 1 || to > pages,
      onClick: () => onPage(to),
    }) as const;
  return (
    <Tools>
      <Button {...leafTo(page - 1)} aria-label={t('previous')}>
        ‹
      </Button>
      <span role="status">{t('page', { page, pages })}</span>
      <Button {...leafTo(page + 1)} aria-label={t('next')}>
        ›
      </Button>
    </Tools>
  );
}

const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  font-size: ${theme.text.size14};
  font-variant-numeric: tabular-nums;
`;
