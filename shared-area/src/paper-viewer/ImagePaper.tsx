import { useState } from 'react';
import { styled } from 'styled-components';
import type { PaperView } from './usePaperView';

interface ImagePaperProps {
  name: string;
  address: string;
  view: PaperView;
  /** Called if the browser cannot decode the image. */
  onDamaged: () => void;
}

/** An image at the width of the view. Rotated by 90°, its height becomes its width. */
export function ImagePaper({ name, address, view: { zoom, turn }, onDamaged }: ImagePaperProps) {
  /** The ratio of width to height, once the image has loaded. */
  const [shape, setShape] = useState(1);
  const isLying = turn % 180 !== 0;

  return (
    <Place style={{ width: `${zoom * 100}%`, aspectRatio: isLying ? 1 / shape : shape }}>
      <img
        src={address}
        alt={name}
        style={{
          width: isLying ? `${shape * 100}%` : '100%',
          transform: `translate(-50%, -50%) rotate(${turn}deg)`,
        }}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
          if (naturalHeight > 0) setShape(naturalWidth / naturalHeight);
        }}
        onError={onDamaged}
      />
    </Place>
  );
}

const Place = styled.div`
  position: relative;
  margin: 0 auto;

  img {
    position: absolute;
    top: 50%;
    left: 50%;
    max-width: none;
  }
`;
