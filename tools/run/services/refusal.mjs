// An expected failure of the tools: its message is the one Russian line that the user sees and says what to do.
// Anything else that is thrown is a bug and is shown with its stack.

export class Refusal extends Error {
  name = 'Refusal';
}

/** Returns the line for a file system error that the user can fix, or undefined. */
export function diskTrouble(error, folder) {
  switch (error?.code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return `На диске нет места: не удалось записать в «${folder}». Освободите место и запустите снова.`;
    case 'EROFS':
      return `Диск с «${folder}» открыт только для чтения: задайте другую папку через RAMPA_HOME.`;
    case 'EACCES':
    case 'EPERM':
      return `Нет права записи в «${folder}»: запустите от владельца этой папки или задайте другую через RAMPA_HOME.`;
    case 'ENOTDIR':
    case 'EEXIST':
      return `«${folder}» должна быть папкой, а это файл: уберите его или задайте другую папку через RAMPA_HOME.`;
    default:
      return undefined;
  }
}
