// The demo festival's jury, criteria and titles. All people are invented.

export const DEMO_JUDGES = [
  { fullName: 'Берестов Андрей Николаевич', title: 'балетмейстер', city: 'Белоозёрск', isChair: false },
  { fullName: 'Громова Лариса Петровна', title: 'хореограф, доцент', city: 'Ясногорье', isChair: false },
  { fullName: 'Ивлева Мария Сергеевна', title: 'педагог по вокалу', city: 'Каменный Брод', isChair: false },
  { fullName: 'Кудеяров Дмитрий Олегович', title: 'дирижёр, композитор', city: 'Степной Кут', isChair: false },
  {
    fullName: 'Салтанова Екатерина Викторовна',
    title: 'профессор консерватории',
    city: 'Великий Посад',
    isChair: true,
  },
];

export const DEMO_CRITERIA = ['Техника исполнения', 'Артистизм', 'Композиция', 'Музыкальность', 'Сценическая культура'];

/** Thresholds of the mean on ten points, half-open from the top (thousandths). */
export const DEMO_AWARDS = [
  { title: 'Гран-при', kind: 'manual', from: null, to: null, color: '#7A0F38' },
  { title: 'Лауреат I степени', kind: 'threshold', from: 9000, to: null, color: '#F6D37A' },
  { title: 'Лауреат II степени', kind: 'threshold', from: 8000, to: 9000, color: '#DADDE3' },
  { title: 'Лауреат III степени', kind: 'threshold', from: 7000, to: 8000, color: '#EBC4A2' },
  { title: 'Дипломант I степени', kind: 'threshold', from: 6000, to: 7000, color: '#CFE0FA' },
  { title: 'Дипломант II степени', kind: 'threshold', from: 5000, to: 6000, color: '#CDEBE6' },
  { title: 'Дипломант III степени', kind: 'threshold', from: 4000, to: 5000, color: '#DDEBCB' },
  { title: 'Участник', kind: 'threshold', from: 0, to: 4000, color: '#ECE7EB' },
] as const;
