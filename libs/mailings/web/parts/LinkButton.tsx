// Adds a link to the chosen words. It is no form of its own, because it stands inside the letter's form.

import { ActionIcon, Button, Group, Popover, TextInput } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { asLetterAddress } from '@rampa/mailings/domain';

export function LinkButton({ editor }: { editor: Editor }) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);

  function open(): void {
    const { href } = editor.getAttributes('link');
    // What was typed and not put yet is still there after a slip of Esc.
    if (typeof href === 'string') setTyped(href);
    setWrong(false);
    setOpen(true);
  }
  function put(): void {
    const href = asLetterAddress(typed);
    if (href === null) {
      setWrong(true);
      return;
    }
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !editor.isActive('link')) {
      chain.insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] }).run();
    } else chain.setLink({ href }).run();
    setTyped('');
    setOpen(false);
  }
  function remove(): void {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    setOpen(false);
  }
  return (
    <Popover opened={isOpen} onChange={setOpen} trapFocus returnFocus width={320} shadow="md">
      <Popover.Target>
        <ActionIcon size={44} variant="subtle" color="gray" aria-label="Ссылка" title="Ссылка" onClick={open}>
          <IconLink size={20} stroke={1.75} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label="Ссылка">
        <TextInput
          label="Адрес страницы или почта"
          placeholder="https://example.org"
          value={typed}
          error={isWrong ? 'Это не похоже на адрес страницы или почты.' : undefined}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            setWrong(false);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            put();
          }}
          data-autofocus
        />
        <Group mt="sm" gap="sm">
          <Button size="sm" onClick={put}>
            Поставить
          </Button>
          {editor.isActive('link') ? (
            <Button size="sm" variant="subtle" color="gray" onClick={remove}>
              Убрать ссылку
            </Button>
          ) : null}
        </Group>
      </Popover.Dropdown>
    </Popover>
  );
}
