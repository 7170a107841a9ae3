// Time zones of the four countries, named by what people there say.

export const TIME_ZONES = [
  { value: 'Europe/Kaliningrad', label: 'Калининград, МСК−1' },
  { value: 'Europe/Moscow', label: 'Москва, МСК' },
  { value: 'Europe/Samara', label: 'Самара, Ижевск, МСК+1' },
  { value: 'Asia/Yekaterinburg', label: 'Екатеринбург, Уфа, Пермь, МСК+2' },
  { value: 'Asia/Omsk', label: 'Омск, МСК+3' },
  { value: 'Asia/Novosibirsk', label: 'Новосибирск, Томск, Барнаул, МСК+4' },
  { value: 'Asia/Krasnoyarsk', label: 'Красноярск, Кемерово, МСК+4' },
  { value: 'Asia/Irkutsk', label: 'Иркутск, Улан\u2011Удэ, МСК+5' },
  { value: 'Asia/Yakutsk', label: 'Якутск, Чита, МСК+6' },
  { value: 'Asia/Vladivostok', label: 'Владивосток, Хабаровск, МСК+7' },
  { value: 'Asia/Magadan', label: 'Магадан, Сахалин, МСК+8' },
  { value: 'Asia/Kamchatka', label: 'Камчатка, Чукотка, МСК+9' },
  { value: 'Europe/Minsk', label: 'Минск' },
  { value: 'Asia/Almaty', label: 'Алматы, Астана' },
  { value: 'Asia/Yerevan', label: 'Ереван' },
];
