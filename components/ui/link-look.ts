/** The look of a link, for buttons that read as one. */
export const linkLook =
  'inline-flex items-center whitespace-nowrap gap-1 font-medium text-hand underline-offset-2 hover:underline touch:min-h-11';
