type Typename<Type extends string> = Type extends `${string}Section` ? Type : `${Type}Section`

/** GraphQL name of a section type: `QuoteSection` for `Quote`, `ImageSection` for `ImageSection`. */
export const typenameOf = <Type extends string>(type: Type) =>
  (type.endsWith('Section') ? type : `${type}Section`) as Typename<Type>
