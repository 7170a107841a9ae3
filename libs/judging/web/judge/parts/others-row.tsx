import { IconUsers } from '@tabler/icons-react';

/** Below the criteria, as his own prize is. */
export function OthersRow({ onOpen }: { onOpen: () => void }) {
  return (
    <button type="button" className="judge-prize" aria-haspopup="dialog" onClick={onOpen}>
      <IconUsers size={22} stroke={1.75} aria-hidden />
      <span>Оценки жюри</span>
    </button>
  );
}
