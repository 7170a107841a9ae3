// Mantine's theme of the portal: the house's scales, Onest and Piazzolla, hairlines instead of boxes.

import {
  createTheme,
  mergeThemeOverrides,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type MantineThemeComponents,
} from '@mantine/core';

type Scale = MantineColorsTuple;

const cherry: Scale = [
  '#FCF0F4',
  '#F7DBE4',
  '#EDB4C6',
  '#E08AA5',
  '#D06083',
  '#BE3A66',
  '#AD1F52',
  '#8E1441',
  '#6E0F33',
  '#4B0A23',
];
const lamp: Scale = [
  '#FFF4DC',
  '#FFE5B0',
  '#FFD98A',
  '#FFD27A',
  '#FFC24A',
  '#F0A92A',
  '#C98512',
  '#A36A06',
  '#7A4B00',
  '#523200',
];
const plum: Scale = [
  '#FAF8F9',
  '#F5F2F4',
  '#ECE7EA',
  '#E2DBE0',
  '#CBC1C9',
  '#A89DAA',
  '#8C8092',
  '#6D6073',
  '#53465A',
  '#1C1220',
];
const stage: Scale = [
  '#FBF5EE',
  '#CFC3D3',
  '#A99BB1',
  '#7A6A86',
  '#4B3B56',
  '#35283E',
  '#2A1E33',
  '#1D1423',
  '#120B16',
  '#0C070F',
];
const danger: Scale = [
  '#FDEDE5',
  '#FAD6C5',
  '#F3AD8D',
  '#EA8355',
  '#DE602B',
  '#C94A16',
  '#B93A0B',
  '#A8340A',
  '#842807',
  '#5C1B04',
];

const BUTTON_HEIGHTS: Record<string, string> = { xs: '1.75rem', sm: '2.25rem', md: '2.75rem', lg: '3.25rem' };
const BUTTON_SIZES: Record<string, string> = { xs: '0.8125rem', sm: '0.875rem', md: '1rem', lg: '1.0625rem' };

/** Plain objects: `Component.extend` would load every part named here with the first page. */
const COMPONENTS: MantineThemeComponents = {
  Button: {
    defaultProps: { size: 'sm', fw: 550 },
    vars: (_theme: unknown, { size }: { size?: string }) => ({
      root: {
        '--button-height': BUTTON_HEIGHTS[size ?? 'sm'],
        '--button-fz': BUTTON_SIZES[size ?? 'sm'],
        '--button-padding-x': size === 'xs' ? '0.625rem' : '0.875rem',
      },
    }),
  },
  ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 36 } },
  Anchor: { defaultProps: { underline: 'hover', fw: 500 } },
  Input: { vars: () => ({ wrapper: { '--input-height': '2.75rem' } }) },
  InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
  // Lists scroll by themselves: a scroller inside would be one more stop of the keyboard.
  Select: {
    defaultProps: {
      allowDeselect: false,
      checkIconPosition: 'right',
      nothingFoundMessage: 'Ничего не нашлось',
      withScrollArea: false,
    },
  },
  MultiSelect: { defaultProps: { withScrollArea: false } },
  Autocomplete: { defaultProps: { withScrollArea: false } },
  Checkbox: { defaultProps: { size: 'sm' } },
  Switch: { defaultProps: { size: 'sm' } },
  // A dialog is no section, so its <header> would be a second banner of the page.
  Modal: {
    defaultProps: {
      size: 450,
      centered: true,
      // One press closes one layer; `useEscape` of each layer does it.
      closeOnEscape: false,
      // In its place from the first moment: what moves while it appears is pressed in vain.
      transitionProps: { transition: 'fade', duration: 150 },
      overlayProps: { backgroundOpacity: 0.4, color: '#1C1220' },
      attributes: { header: { role: 'presentation' } },
    },
  },
  Drawer: { defaultProps: { closeOnEscape: false, attributes: { header: { role: 'presentation' } } } },
  // A menu may not contain the placeholder, which is a focusable child.
  Menu: {
    defaultProps: { position: 'bottom-end', shadow: 'sm', width: 'max-content', withInitialFocusPlaceholder: false },
    // A menu may name every block of a form. Less than half of the window fits above its button or below it; the rest
    // scrolls inside. Long items go on in a second line on a phone.
    styles: { dropdown: { maxHeight: '45dvh', maxWidth: 'calc(100vw - 1rem)', overflowY: 'auto' } },
  },
  Tooltip: {
    defaultProps: {
      multiline: true,
      maw: 230,
      p: 15,
      fz: '0.8125rem',
      events: { hover: true, focus: true, touch: true },
    },
  },
  Badge: { defaultProps: { radius: 3, tt: 'none', variant: 'light' } },
  Skeleton: { defaultProps: { animate: false, radius: 3 } },
  SegmentedControl: { defaultProps: { withItemsBorders: false, transitionDuration: 120 } },
};

export const deskTheme = createTheme({
  primaryColor: 'cherry',
  primaryShade: { light: 7, dark: 7 },
  colors: { cherry, lamp, danger, gray: plum, dark: stage },
  black: '#1C1220',
  autoContrast: true,
  fontFamily: "'Onest Variable', system-ui, sans-serif",
  headings: { fontFamily: "'Piazzolla Variable', Georgia, serif", fontWeight: '700', textWrap: 'balance' },
  fontSizes: { xs: '0.8125rem', sm: '0.875rem', md: '1rem', lg: '1.125rem', xl: '1.25rem' },
  lineHeights: { xs: '1.4', sm: '1.43', md: '1.5', lg: '1.45', xl: '1.3' },
  defaultRadius: 6,
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: COMPONENTS,
});

/** The live desk is dark: one amber button, everything else quiet. */
export const stageTheme = mergeThemeOverrides(deskTheme, { primaryColor: 'lamp', primaryShade: 4, black: '#120B16' });

/** Mantine's variables read the tokens, so that one file holds every colour. */
export const deskVariables: CSSVariablesResolver = () => {
  const shared = {
    '--mantine-color-body': 'var(--r-paper)',
    '--mantine-color-text': 'var(--r-ink)',
    '--mantine-color-dimmed': 'var(--r-ink-3)',
    '--mantine-color-placeholder': 'var(--r-ink-3)',
    '--mantine-color-anchor': 'var(--r-link)',
    '--mantine-color-error': 'var(--r-danger)',
    '--mantine-color-default': 'var(--r-paper)',
    '--mantine-color-default-hover': 'var(--r-canvas)',
    '--mantine-color-default-color': 'var(--r-ink)',
    '--mantine-color-default-border': 'var(--r-hairline-strong)',
    '--mantine-color-disabled': 'var(--r-sunk)',
    '--mantine-color-disabled-color': 'var(--r-ink-3)',
    '--mantine-color-disabled-border': 'var(--r-hairline)',
  };
  return { variables: {}, light: shared, dark: shared };
};
