import { DrawingFrame, drawings, PageGrid, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { HelpColumn } from '../page-frame/HelpColumn';
import { OfficeHelp } from '../page-frame/OfficeHelp';

/** A drawing of a person at a signpost, and links to what can be done without an account. */
export function WaysOn() {
  return (
    <Frame>
      <DrawingFrame strokes={drawings.lost} />
      <HelpColumn>
        {/* Without the office, which needs a request: this part stays as prerendered. The footer names the office. */}
        <OfficeHelp on="contact" />
      </HelpColumn>
    </Frame>
  );
}

const Frame = styled(PageGrid)`
  margin-top: ${theme.space[8]};
`;
