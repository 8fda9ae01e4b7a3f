import { DrawingFrame, drawings, PageGrid, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { HelpColumn } from '../page-frame/HelpColumn';
import { OfficeHelp } from '../page-frame/OfficeHelp';

/** Somebody at a signpost, and where it may lead whoever has lost the way: to what can be done without an account. */
export function WaysOn() {
  return (
    <Frame>
      <DrawingFrame strokes={drawings.lost} />
      <HelpColumn>
        {/* Without the office, which is asked for: this part stays as its document has it. The footer names it. */}
        <OfficeHelp on="contact" />
      </HelpColumn>
    </Frame>
  );
}

const Frame = styled(PageGrid)`
  margin-top: ${theme.space[8]};
`;
