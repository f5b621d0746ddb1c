export const designTool = {
  title: 'Canva',
  connectHint: 'Connect your account to edit this image in Canva.',
  endedHint: 'Access to Canva has ended. Connect your account again to edit this image there.',
  connect: 'Connect Canva',
  edit: 'Edit in Canva',
  bringBack: 'Bring back',
  preparing: 'Canva is taking the image. This takes up to a minute.',
  hidden: 'The design is ready. The browser did not show it by itself.',
  open: 'Open it in Canva',
  editing: 'Edit the design in its tab. “Bring back” adds its first page to the library.',
  returning: 'Canva is exporting the design. This takes up to a minute.',
  returned: 'Brought back: the new image is the first in the library. This one stays as it was.',
} as const;
