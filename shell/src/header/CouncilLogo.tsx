import { useState } from 'react';
import { styled } from 'styled-components';
import { useLogoAddress } from '../configuration/useLogoAddress';
import { useMessages } from '../i18n';
import bundledLogo from './emblem.svg';

/**
 * The council's emblem. A council may configure one on a host of its own (config.json); the bundled one
 * is shown until that has loaded, or if it fails to load. The box has a fixed size, so nothing shifts.
 */
export function CouncilLogo() {
  const t = useMessages();
  const external = useLogoAddress();
  const [failed, setFailed] = useState<string>();
  const address = external && external !== failed ? external : bundledLogo;
  return (
    <Emblem
      src={address}
      alt={t('portal.logo')}
      width={40}
      height={40}
      onError={() => setFailed(address)}
    />
  );
}

const Emblem = styled.img`
  width: 40px;
  height: 40px;
  object-fit: contain;
`;
