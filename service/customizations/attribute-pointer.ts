/** Where an attribute stands in a request. @param path field names in the engine's form, and positions */
export const attributePointer = (...path: (string | number)[]) =>
  `/data/attributes/${path
    .map((part) => String(part).replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
    .join('/')}`;
