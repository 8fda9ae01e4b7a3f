import { FileText } from 'lucide-react';
import { canBeShown } from 'shared-data/files';
import { theme, useLoaded } from 'shared-ui';
import { styled } from 'styled-components';

const load = () =>
  import('../paper-viewer/PaperThumbnail').then(({ PaperThumbnail }) => PaperThumbnail);

interface PaperPreviewProps {
  /** A file that was prepared with `preparePaper`; undefined while it is being read. */
  file: File | undefined;
}

/**
 * A chosen paper in small; an icon for a kind that no browser shows, and until it can be shown. It always takes the same room: a
 * button below must not move while somebody presses it.
 */
export function PaperPreview({ file }: PaperPreviewProps) {
  return file && canBeShown(file.type) ? <LoadedPreview file={file} /> : icon;
}

function LoadedPreview({ file }: { file: File }) {
  const loaded = useLoaded(load);
  if (loaded.status !== 'ready') return icon;
  const Thumbnail = loaded.data;
  return <Thumbnail file={file} />;
}

/** As large as a `PaperThumbnail`. */
const Place = styled.div`
  display: grid;
  flex: none;
  place-items: center;
  width: 56px;
  height: 72px;
  color: ${theme.color.muted};
`;

const icon = (
  <Place>
    <FileText size={20} aria-hidden="true" />
  </Place>
);
