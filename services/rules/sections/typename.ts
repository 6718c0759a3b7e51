type Typename<Type extends string> = Type extends `${string}Section` ? Type : `${Type}Section`

/** Name of a section type in GraphQL: `QuoteSection` for `Quote`, `ImageSection` for `ImageSection`. */
export const typenameOf = <Type extends string>(type: Type) =>
  (type.endsWith('Section') ? type : `${type}Section`) as Typename<Type>
