import { useLocation } from 'react-router-dom';
import { FormSkeleton, VisuallyHidden } from 'shared-ui';
import { AwaitedPage } from '../routing/AwaitedPage';
import { useWords as usePortalWords } from '../words';
import type { AreaName } from './area';
import { findForm } from './areaForms';
import { useWords } from './words';

interface AreaSkeletonProps {
  area: AreaName;
}

/** What stands in the place of an area that is on its way: its sign-in forms keep their places exactly. */
export function AreaSkeleton({ area }: AreaSkeletonProps) {
  const words = useWords();
  const portalWords = usePortalWords();
  const form = findForm(useLocation().pathname);
  const label = words('area.loading', { area: portalWords(`area.${area}`) });
  if (!form) return <AwaitedPage label={label} />;
  const { kind, rows } = form;
  return (
    <>
      <VisuallyHidden role="status" data-needs-script>
        {label}
      </VisuallyHidden>
      <FormSkeleton
        title={words(`${kind}.${area}.title`)}
        lead={words(`${kind}.${area}.lead`)}
        documentTitle={words(`${kind}.${area}.documentTitle`)}
        rows={rows}
      />
    </>
  );
}
