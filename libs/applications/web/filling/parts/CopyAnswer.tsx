import { Button } from '@rampa/platform/web/base';
import { copyText, tell, tellRefusal } from '@rampa/platform/web/desk';

/** Of words that would be lost otherwise; nothing where there are none. */
export function CopyAnswer({ words }: { words: string }) {
  if (words === '') return null;
  return (
    <Button
      onClick={() =>
        void copyText(words).then((isCopied) =>
          isCopied ? tell('Ответ скопирован') : tellRefusal('Браузер не дал скопировать'),
        )
      }
    >
      Скопировать
    </Button>
  );
}
