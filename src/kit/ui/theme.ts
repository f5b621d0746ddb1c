import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';
import { createElement } from 'react';
import { ScrollLock } from './ScrollLock.tsx';

/** One accent. Shade 7 carries white text at 5.5:1. */
const accent: MantineColorsTuple = [
  '#effaf8',
  '#d6f1ec',
  '#aee3da',
  '#7fcfc3',
  '#4db5a8',
  '#2b998c',
  '#157d72',
  '#0f6b62',
  '#0d5750',
  '#0a403b',
];

/** A warm neutral scale for text and surfaces. */
const gray: MantineColorsTuple = [
  '#fafaf9',
  '#f5f5f4',
  '#e7e5e4',
  '#d6d3d1',
  '#a8a29e',
  '#78716c',
  '#57534e',
  '#44403c',
  '#292524',
  '#1c1917',
];

const dark: MantineColorsTuple = [
  '#e7e5e4',
  '#cfccc9',
  '#b0aaa5',
  '#a8a29e',
  '#57534e',
  '#44403c',
  '#332f2c',
  '#292524',
  '#1f1c1a',
  '#171412',
];

const FONTS = "'Inter Variable', 'Inter Fallback', system-ui, sans-serif";

const OVERLAY = {
  defaultProps: {
    /** It is rendered as long as its dialog is open, or leaves the screen. */
    children: createElement(ScrollLock),
    /** The second of two quick clicks on what opens a dialog does not close it. */
    onClickCapture: (event: MouseEvent) => event.detail > 1 && event.stopPropagation(),
  },
};
/** Mantine's lock would set an inherited property, for which a browser computes the style of every element anew. */
const WITHOUT_LOCK = { defaultProps: { removeScrollProps: { removeScrollBar: false } } };

/** A tooltip fits on the page, however large its text is: it has several lines, and is above where there is no room beside. */
const TOOLTIP = {
  defaultProps: {
    multiline: true,
    w: 'max-content',
    maw: 'calc(100vw - 16px)',
    middlewares: { flip: { fallbackPlacements: ['top', 'bottom'] }, shift: { padding: 8 } },
  },
} as const;

export const theme = createTheme({
  colors: { accent, gray, dark },
  primaryColor: 'accent',
  primaryShade: { light: 7, dark: 6 },
  fontFamily: FONTS,
  headings: { fontFamily: FONTS, fontWeight: '650' },
  defaultRadius: 'md',
  radius: { md: '8px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  breakpoints: { xs: '22.5em', sm: '48em', md: '71.125em', lg: '100em', xl: '125em' }, // spec §2: 768, 1138, 1600, 2000 px
  focusRing: 'auto',
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    // A link in a text must not be marked by its color alone (WCAG 1.4.1).
    Anchor: { defaultProps: { underline: 'always' } },
    Modal: WITHOUT_LOCK,
    ModalOverlay: OVERLAY,
    Drawer: WITHOUT_LOCK,
    DrawerOverlay: OVERLAY,
    Tooltip: TOOLTIP,
  },
});

/** Replaces shades of Mantine that miss a contrast of 4.5. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': '#fafaf9',
    '--mantine-color-error': '#b42318',
    '--mantine-color-anchor': '#0f6b62',
    '--mantine-color-dimmed': '#57534e',
    '--mantine-color-placeholder': '#78716c',
    '--surface': '#ffffff',
    '--line': '#e7e5e4',
  },
  dark: {
    '--mantine-color-body': '#1c1917',
    '--mantine-color-error': '#ff9b93',
    '--mantine-color-anchor': '#7fcfc3',
    '--mantine-color-dimmed': '#b0aaa5',
    '--mantine-color-placeholder': '#a8a29e',
    '--surface': '#231f1d',
    '--line': '#3a3532',
  },
});
