/** A text whose percent signs keep their proportional form: the tabular one is squeezed. */
export function PercentText({ children }: { children: string }) {
  return children.split(/(%)/).map((part, index) =>
    part === '%' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
      <span key={index} className="unit">
        %
      </span>
    ) : (
      part
    ),
  );
}
