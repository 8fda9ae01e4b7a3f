import { type ReactNode, use, useMemo, useState } from 'react';
import { StyleSheetContext } from 'styled-components';

interface AreaStylesProps {
  children: ReactNode;
}

/**
 * A style sheet of the area's own, inside its element: its rules are removed together with the area. It does what
 * `StyleSheetManager` does with a `target`, without its other features, which saves 0.2 KiB of every first visit.
 */
export function AreaStyles({ children }: AreaStylesProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const around = use(StyleSheetContext);
  const styles = useMemo(
    () =>
      place && {
        ...around,
        styleSheet: around.styleSheet.reconstructWithOptions({ target: place }, false),
      },
    [around, place],
  );
  return (
    <>
      <div ref={setPlace} hidden />
      {styles && <StyleSheetContext value={styles}>{children}</StyleSheetContext>}
    </>
  );
}
