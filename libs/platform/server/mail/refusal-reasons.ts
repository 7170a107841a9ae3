// Why a letter was refused, in Russian. A mail server's own words may repeat the address, so only its code is told.

export interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
  command?: string;
}

export const LETTER_EXPIRED = 'Письмо устарело раньше, чем его удалось отправить.';
export const LETTER_UNKNOWN =
  'Связь с почтовым сервером оборвалась на последнем шаге: письмо могло уйти, поэтому второй раз оно не отправляется.';

/** Errors of our side of the connection: the library gives no code for them. */
const CERTIFICATE = /certificate|altnames/i;
const NO_TLS = /SSL routines|wrong version number/i;

export function reasonOf({ code = '', responseCode, command = '', message }: SmtpError): string {
  const answer = responseCode ? ` (код ${responseCode})` : '';
  if (code === 'EAUTH' || code === 'ENOAUTH') {
    return `Почтовый сервер не впустил${answer}: проверьте логин и пароль в RAMPA_SMTP_URL.`;
  }
  if (!responseCode && CERTIFICATE.test(message)) {
    return 'Сертификат почтового сервера не подошёл: проверьте имя сервера в RAMPA_SMTP_URL и срок сертификата.';
  }
  if (code === 'ETLS' || command === 'STARTTLS' || (!responseCode && NO_TLS.test(message))) {
    return 'Не удалось защищённое соединение с почтовым сервером: проверьте адрес и порт в RAMPA_SMTP_URL.';
  }
  if (code === 'EDNS') return 'Почтовый сервер не найден: проверьте RAMPA_SMTP_URL.';
  if (!responseCode) return 'Почтовый сервер не отвечает.';
  if (responseCode < 500) return `Почтовый сервер просит подождать${answer}.`;
  if (command === 'CONN') return `Почтовый сервер не принимает соединение${answer}.`;
  if (command.startsWith('RCPT')) return `Почтовый сервер не принимает письма для этого адреса${answer}.`;
  if (command.startsWith('MAIL'))
    return `Почтовый сервер не принимает отправителя${answer}: проверьте RAMPA_MAIL_FROM.`;
  return `Почтовый сервер отказался от письма${answer}.`;
}
