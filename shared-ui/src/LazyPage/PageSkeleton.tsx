import { styled } from 'styled-components';
import { useMessages } from '../i18n';
import { Skeleton } from '../Skeleton/Skeleton';
import { theme } from '../theme/theme';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface PageSkeletonProps {
  /** The loading message; by default 'Loading...'. */
  label?: string | undefined;
}

/** The outline of a page while it loads: a heading, a sentence and the work, announced once. */
export function PageSkeleton({ label }: PageSkeletonProps) {
  const t = useMessages();
  return (
    <Outline>
      <VisuallyHidden role="status">{label ?? t('loading')}</VisuallyHidden>
      <Skeleton height="36px" width="min(320px, 70%)" />
      <Skeleton height="20px" width="min(480px, 90%)" />
      <Skeleton height="240px" />
    </Outline>
  );
}

const Outline = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`;
