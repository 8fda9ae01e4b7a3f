import { useState } from 'react';
import { styled } from 'styled-components';
import type { PaperView } from './usePaperView';

interface ImagePaperProps {
  name: string;
  address: string;
  view: PaperView;
  /** The browser cannot read the image. */
  onDamaged: () => void;
}

/** An image as wide as the view wants it. Turned, it is as wide as it was high. */
export function ImagePaper({ name, address, view: { zoom, turn }, onDamaged }: ImagePaperProps) {
  /** Its width by its height, once it is known. */
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
