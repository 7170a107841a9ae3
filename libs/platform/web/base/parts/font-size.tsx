// «Размер шрифта»: a dialog with three sizes, the same in every header of both apps.

import { useEffect, useId, useRef, useState, type MouseEvent } from 'react';
import { IconTextSize, IconX } from '@tabler/icons-react';
import { FONT_PIXELS, FONT_SIZES, FONT_SIZE_WORDS, useFontSize } from '../state/font-size.ts';
import { IconButton } from './button.tsx';
import './font-size.css';

export function FontSizeDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [size, setSize] = useFontSize();

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (isOpen && !element.open) element.showModal();
    if (!isOpen && element.open) element.close();
  }, [isOpen]);

  const onBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === dialog.current) onClose();
  };

  return (
    <dialog ref={dialog} className="r-font-size" aria-labelledby={id} onClose={onClose} onClick={onBackdrop}>
      {isOpen ? (
        <div className="r-font-size-body">
          <div className="r-font-size-head">
            <h2 id={id}>Размер шрифта</h2>
            <IconButton icon={IconX} label="Закрыть" isPlain onClick={onClose} />
          </div>
          <div className="r-font-size-choices" role="radiogroup" aria-labelledby={id}>
            {FONT_SIZES.map((one) => (
              <label key={one} style={{ fontSize: FONT_PIXELS[one] }}>
                <input type="radio" name={id} value={one} checked={one === size} onChange={() => setSize(one)} />
                {FONT_SIZE_WORDS[one]}
              </label>
            ))}
          </div>
          <p className="r-font-size-note">Размер запоминается на этом устройстве.</p>
        </div>
      ) : null}
    </dialog>
  );
}

export function FontSizeButton({ className }: { className?: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon={IconTextSize}
        label="Размер шрифта"
        aria-haspopup="dialog"
        isPlain
        {...(className ? { className } : {})}
        onClick={() => setOpen(true)}
      />
      <FontSizeDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
