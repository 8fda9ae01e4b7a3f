import { Upload } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ComponentProps, DragEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { useAnnounce } from 'shared-platform';
import { FieldFrame } from '../Field/FieldFrame';
import { useFieldParts } from '../Field/useFieldParts';
import type { FieldProps } from '../Field/useFieldParts';
import { focusRing } from '../theme/focusRing';
import { theme } from '../theme/theme';
import { useMessages } from './i18n';
import { FileList } from './FileList';
import type { ChosenFile } from './FileList';

export interface FileFieldProps
  extends
    FieldProps,
    Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'children' | 'multiple'> {
  hint?: ReactNode;
  multiple?: boolean | undefined;
  /** The files chosen so far; the page holds this state. */
  files: readonly ChosenFile[];
  onAdd: (files: File[]) => void;
  onRemove: (id: string) => void;
}

/**
 * A field to add documents: with the platform's own file chooser (keyboard, camera) or by dropping them. It
 * checks nothing: the page does that in `onAdd`, and passes a file's error in `files`. Files are announced as added once they are
 * in `files` without `progress` and without an error.
 */
export function FileField({
  label,
  hint,
  error,
  optional,
  id,
  files,
  onAdd,
  onRemove,
  multiple,
  disabled,
  ...rest
}: FileFieldProps) {
  const t = useMessages();
  const announce = useAnnounce();
  const zone = useRef<HTMLDivElement>(null);
  const [isOver, setOver] = useState(false);
  const { ids, attributes } = useFieldParts({
    id,
    hint,
    error,
    describedBy: rest['aria-describedby'],
  });

  const known = useRef(new Set(files.map(nameAndSize)));
  const areNew = useRef(false);
  useEffect(() => {
    const settled = files.filter(({ progress }) => progress === undefined);
    if (settled.length < files.length) return;
    const count = settled.filter(
      (file) => !file.error && !known.current.has(nameAndSize(file)),
    ).length;
    known.current = new Set(settled.map(nameAndSize));
    if (count === 0 || !areNew.current) return;
    areNew.current = false;
    announce(t('file.added', { count }));
  }, [files, announce, t]);

  function add(list: globalThis.FileList | null) {
    const added = Array.from(list ?? []).slice(0, multiple ? undefined : 1);
    if (added.length === 0 || disabled) return;
    areNew.current = true;
    onAdd(added);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    add(event.dataTransfer.files);
  }

  function remove(file: ChosenFile) {
    onRemove(file.id);
    announce(t('file.removed', { name: file.name }));
    zone.current?.querySelector('input')?.focus();
  }

  return (
    <FieldFrame ids={ids} label={label} hint={hint} error={error} optional={optional}>
      <Zone
        ref={zone}
        $over={isOver}
        $invalid={Boolean(error)}
        $disabled={disabled ?? false}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Upload size={20} aria-hidden="true" />
        <span aria-hidden="true">
          <Choose $disabled={disabled ?? false}>
            {t(multiple ? 'file.choose' : 'file.chooseOne')}
          </Choose>{' '}
          {t(multiple ? 'file.drop' : 'file.dropOne')}
        </span>
        <Chooser
          {...rest}
          {...attributes}
          type="file"
          multiple={multiple}
          disabled={disabled}
          onChange={(event) => {
            add(event.target.files);
            // Resets the input, so that choosing a removed file again is a change.
            event.target.value = '';
          }}
        />
      </Zone>
      <FileList files={files} disabled={disabled} onRemove={remove} />
    </FieldFrame>
  );
}

/** A file that replaces another may have the same id. */
function nameAndSize({ id, name, size }: ChosenFile): string {
  return `${id}/${name}/${size}`;
}

const Zone = styled.div<{ $over: boolean; $invalid: boolean; $disabled: boolean }>`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[2]};
  width: 100%;
  min-height: 88px;
  padding: ${theme.space[4]};
  border: ${({ $invalid }) =>
    $invalid ? `2px solid ${theme.color.bad}` : `1px dashed ${theme.color.control}`};
  border-radius: ${theme.radius.control};
  background: ${({ $over, $disabled }) =>
    $disabled ? theme.color.neutralGround : $over ? theme.color.infoGround : theme.color.raised};
  color: ${theme.color.muted};
  text-align: center;
  transition: background ${theme.motion};

  &:hover {
    border-color: ${({ $disabled, $invalid }) => ($disabled || $invalid ? undefined : theme.color.ink)};
  }

  &:focus-within {
    ${focusRing}
  }

  /* Browsers without :has, Firefox before 121, show the ring after a press too. */
  &:focus-within:not(:has(:focus-visible)) {
    outline: none;
    box-shadow: none;
  }
`;

const Choose = styled.span<{ $disabled: boolean }>`
  color: ${({ $disabled }) => ($disabled ? theme.color.muted : theme.color.primary)};
  font-weight: ${theme.text.strong};
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;

const Chooser = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  opacity: 0;
  cursor: pointer;

  &:disabled {
    cursor: not-allowed;
  }
`;
