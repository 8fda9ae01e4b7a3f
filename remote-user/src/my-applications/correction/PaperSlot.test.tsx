import { screen, waitFor } from '@testing-library/react';
import { createRef, useState, type Ref } from 'react';
import type { ApplicationDocument, Paper } from 'shared-data';
import { renderPortal } from '../../../../tools/testing/renderPortal';
import { fileOf } from '../../testing/files';
import type { HeldDocuments } from '../useAnswerDocuments';
import { PaperSlot, type PaperSlotHandle } from './PaperSlot';

const paper: Paper = {
  id: 'photo',
  name: 'Photo of the house',
  required: true,
  kinds: ['pdf'],
  maxFiles: 1,
};
const sent: ApplicationDocument[] = [
  { id: '1', name: 'front.pdf', type: 'application/pdf', size: 8 },
];

const nothing = () => undefined;
const held: HeldDocuments = {
  get: () => [],
  set: nothing,
  awaitSaves: nothing,
  save: nothing,
  forget: nothing,
};

interface SlotProps {
  ref: Ref<PaperSlotHandle>;
  maxFiles: number;
}

function Slot({ ref, maxFiles }: SlotProps) {
  const [kept, setKept] = useState(['1']);
  return (
    <PaperSlot
      ref={ref}
      id="photo"
      langOf={() => undefined}
      note={undefined}
      paper={{ ...paper, maxFiles }}
      sent={sent}
      kept={kept}
      onKeep={setKept}
      held={held}
      error={undefined}
      disabled={false}
      onChange={nothing}
      onChecking={nothing}
    />
  );
}

function renderSlot(maxFiles: number) {
  const slot = createRef<PaperSlotHandle>();
  const { user } = renderPortal(<Slot ref={slot} maxFiles={maxFiles} />, { session: 'user' });
  return { user, slot };
}

const keptBox = () => screen.getByRole('checkbox', { name: 'front.pdf' });

describe('a file for an opened paper', () => {
  it('replaces the sent one if the paper allows one file (#16.5)', async () => {
    const { user, slot } = renderSlot(1);
    await user.upload(screen.getByLabelText('Photo of the house'), fileOf('pdf', 'clear.pdf'));
    await waitFor(() => expect(keptBox()).not.toBeChecked());
    const { kept, files } = (await slot.current?.settled()) ?? {};
    expect(kept).toEqual([]);
    expect(files?.map(({ name }) => name)).toEqual(['clear.pdf']);
  });

  it('joins the sent one if the paper allows more (#16.5)', async () => {
    const { user, slot } = renderSlot(2);
    await user.upload(screen.getByLabelText('Photo of the house'), fileOf('pdf', 'clear.pdf'));
    await screen.findByRole('button', { name: 'Remove clear.pdf' });
    expect((await slot.current?.settled())?.files).toHaveLength(1);
    expect(keptBox()).toBeChecked();
  });
});
