import { ChevronLeft, ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../Button/Button';
import { theme } from '../theme/theme';
import { useMessages } from './i18n';

export interface PaginationProps {
  /** Starts at 1. */
  page: number;
  pageSize: number;
  /** The number of entries on all pages. */
  total: number;
  onPage: (page: number) => void;
  /** What is counted, such as 'applications'. */
  noun?: string | undefined;
}

/** '1 to 4 of 32', with links to the previous and the next page. */
export function Pagination({ page, pageSize, total, onPage, noun }: PaginationProps) {
  const t = useMessages();
  const first = Math.min((page - 1) * pageSize + 1, total);
  const last = Math.min(page * pageSize, total);
  const range = { first, last, total };
  return (
    <Bar aria-label={t('pagination.label')}>
      <Range role="status">
        {noun ? t('pagination.rangeOf', { ...range, noun }) : t('pagination.range', range)}
      </Range>
      <Ways>
        <Button
          variant="secondary"
          size="small"
          aria-label={t('pagination.previousPage')}
          disabled={page <= 1}
          icon={<ChevronLeft data-turns size={18} aria-hidden="true" />}
          onClick={() => onPage(page - 1)}
        >
          {t('pagination.previous')}
        </Button>
        <Button
          variant="secondary"
          size="small"
          aria-label={t('pagination.nextPage')}
          disabled={last >= total}
          onClick={() => onPage(page + 1)}
        >
          {t('pagination.next')}
          <ChevronRight data-turns size={18} aria-hidden="true" />
        </Button>
      </Ways>
    </Bar>
  );
}

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  padding: ${theme.space[3]} 0;
`;

const Range = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
  font-variant-numeric: tabular-nums;
`;

const Ways = styled.div`
  display: flex;
  gap: ${theme.space[2]};
`;
