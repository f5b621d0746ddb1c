/** The package of an Office document (ECMA-376-2): a ZIP of parts that refer to each other. */
import { resolved, ZipFile } from '../zipFile.ts';
import { elementsIn, xmlTreeOf } from './xml.ts';

/** A reference from one part to another one, or to the outside. */
export interface Relation {
  /** The last word of its type: `image`, `hyperlink`, `footnotes`. */
  readonly type: string;
  /** The name of a part, or an address. */
  readonly target: string;
  readonly isExternal: boolean;
}

export type Relations = ReadonlyMap<string, Relation>;

export class OfficePackage extends ZipFile {
  /** References from a part, by id; from the package itself without one. */
  relationsOf(part = ''): Relations {
    const folder = part.slice(0, part.lastIndexOf('/') + 1);
    const name = `${folder}_rels/${part.slice(folder.length)}.rels`;
    const bytes = this.parts([name]).get(name);
    if (bytes === undefined) return new Map();
    return new Map(
      elementsIn(xmlTreeOf(bytes)).map(({ attributes }) => {
        const { Id = '', Type = '', Target = '', TargetMode } = attributes;
        const isExternal = TargetMode === 'External';
        const target = isExternal ? Target : resolved(Target, folder);
        return [Id, { type: Type.slice(Type.lastIndexOf('/') + 1), target, isExternal }];
      }),
    );
  }
}
