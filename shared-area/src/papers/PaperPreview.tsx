import { FileText } from 'lucide-react';
import { canBeShown } from 'shared-data/files';
import { useLoaded } from 'shared-ui';

const load = () =>
  import('../paper-viewer/PaperThumbnail').then(({ PaperThumbnail }) => PaperThumbnail);

interface PaperPreviewProps {
  /** A file that was prepared with `preparePaper`. */
  file: File;
}

/** A chosen paper in small; an icon for a kind that no browser shows, and until the code has loaded. */
export function PaperPreview({ file }: PaperPreviewProps) {
  return canBeShown(file.type) ? <LoadedPreview file={file} /> : icon;
}

function LoadedPreview({ file }: PaperPreviewProps) {
  const loaded = useLoaded(load);
  if (loaded.status !== 'ready') return icon;
  const Thumbnail = loaded.data;
  return <Thumbnail file={file} />;
}

const icon = <FileText size={20} aria-hidden="true" />;
