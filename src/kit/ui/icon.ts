import type { ComponentType } from 'react';

/** A glyph of @tabler/icons-react. */
export type Icon = ComponentType<{ size?: number; stroke?: number }>;
