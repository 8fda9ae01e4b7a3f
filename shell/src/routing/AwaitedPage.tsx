import { PageSkeleton } from 'shared-ui';
import { styled } from 'styled-components';
import { Page } from './Page';

interface AwaitedPageProps {
  /** A text about what is loading; by default 'Loading...'. */
  label?: string | undefined;
}

/** The skeleton of a page that is loading. */
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
 * As high as the window, so that the footer below it does not move visibly when content loads. Margins of its
 * children do not collapse through it, so that it stays in its place itself.
 */
export const FullHeight = styled.div`
  display: flow-root;
  min-height: 100vh;

  @media print {
    min-height: 0;
  }
`;
