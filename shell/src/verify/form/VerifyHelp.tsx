import { Drawing, media } from 'shared-ui';
import { styled } from 'styled-components';
import { OfficeHelp } from '../../page-frame/OfficeHelp';

/** Help with checking a certificate. */
export function VerifyHelp() {
  return (
    <>
      <OfficeHelp on="verify" />
      <Place>
        <Drawing of="documents" />
      </Place>
    </>
  );
}

const Place = styled.div`
  justify-self: center;

  ${media.columns} {
    svg {
      width: 240px;
      height: auto;
    }
  }
`;
