import { PageSkeleton } from 'shared-ui';
import { styled } from 'styled-components';
import { Page } from './Page';

interface AwaitedPageProps {
  /** What is on its way, in words; 'Loading...' unless given. */
  label?: string | undefined;
}

/** The outline of a page that is on its way. */
export function AwaitedPage({ label }: AwaitedPageProps) {
  return (
    <FullHeight data-needs-script>
      <Page>
        <PageSkeleton label={label} />
      </Page>
    </FullHeight>
  );
}

/**
 * As high as the window: whatever comes, the footer below it is not seen to move. It keeps the margins
 * of what it holds inside, so that it stays in its place itself.
 */
export const FullHeight = styled.div`
  display: flow-root;
  min-height: 100vh;

  @media print {
    min-height: 0;
  }
`;
