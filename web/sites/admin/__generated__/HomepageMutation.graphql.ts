/**
 * @generated SignedSource<<1e9a24a4fea766355f3fe47884ea125f>>
 * @relayHash a01c3b9c2ed0283092d1c40a5cf53d51
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1d3fbfa84b227a3d65ebc0515d6ba15caf6546a802dfd847cbfda86a21a9e913

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SectionBackground = "accent" | "plain" | "soft";
export type ContentSectionInput = {
  isAuthwalled?: boolean;
  options: SectionOptionsInput;
  sectionBackgroundColor?: SectionBackground;
};
export type SectionOptionsInput = {
  CopyItem: CopyItemOptionsInput;
  ForumDriver?: never;
  HTML?: never;
  ImageSection?: never;
  PostTeaser?: never;
  Quote?: never;
  stored?: never;
} | {
  CopyItem?: never;
  ForumDriver: ForumDriverOptionsInput;
  HTML?: never;
  ImageSection?: never;
  PostTeaser?: never;
  Quote?: never;
  stored?: never;
} | {
  CopyItem?: never;
  ForumDriver?: never;
  HTML: HTMLOptionsInput;
  ImageSection?: never;
  PostTeaser?: never;
  Quote?: never;
  stored?: never;
} | {
  CopyItem?: never;
  ForumDriver?: never;
  HTML?: never;
  ImageSection: ImageSectionOptionsInput;
  PostTeaser?: never;
  Quote?: never;
  stored?: never;
} | {
  CopyItem?: never;
  ForumDriver?: never;
  HTML?: never;
  ImageSection?: never;
  PostTeaser: PostTeaserOptionsInput;
  Quote?: never;
  stored?: never;
} | {
  CopyItem?: never;
  ForumDriver?: never;
  HTML?: never;
  ImageSection?: never;
  PostTeaser?: never;
  Quote: QuoteOptionsInput;
  stored?: never;
} | {
  CopyItem?: never;
  ForumDriver?: never;
  HTML?: never;
  ImageSection?: never;
  PostTeaser?: never;
  Quote?: never;
  stored: string;
};
export type CopyItemOptionsInput = {
  button?: string | null | undefined;
  heading: string;
  html: string;
  url?: string | null | undefined;
};
export type ForumDriverOptionsInput = {
  body?: string | null | undefined;
  button?: string | null | undefined;
  heading: string;
  url?: string | null | undefined;
};
export type HTMLOptionsInput = {
  html: string;
};
export type ImageSectionOptionsInput = {
  caption?: string | null | undefined;
  image: SectionPictureInput;
  url?: string | null | undefined;
};
export type SectionPictureInput = {
  alt: string;
  height: number;
  url: string;
  width: number;
};
export type PostTeaserOptionsInput = {
  body?: string | null | undefined;
  image?: SectionPictureInput | null | undefined;
  label?: string | null | undefined;
  title: string;
  url: string;
};
export type QuoteOptionsInput = {
  author?: string | null | undefined;
  text: string;
};
export type HomepageMutation$variables = {
  sections: ReadonlyArray<ContentSectionInput>;
  siteId: string;
};
export type HomepageMutation$data = {
  readonly arrangeSiteHomepage: {
    readonly site: {
      readonly " $fragmentSpreads": FragmentRefs<"Homepage_site">;
    };
  };
};
export type HomepageMutation = {
  response: HomepageMutation$data;
  variables: HomepageMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sections"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "siteId"
},
v2 = [
  {
    "kind": "Variable",
    "name": "sections",
    "variableName": "sections"
  },
  {
    "kind": "Variable",
    "name": "siteId",
    "variableName": "siteId"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "heading",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "html",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "button",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "body",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "SectionPicture",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": [
    (v5/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "alt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "width",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "height",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "HomepageMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "SitePayload",
        "kind": "LinkedField",
        "name": "arrangeSiteHomepage",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Site",
            "kind": "LinkedField",
            "name": "site",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "Homepage_site"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "HomepageMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "SitePayload",
        "kind": "LinkedField",
        "name": "arrangeSiteHomepage",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Site",
            "kind": "LinkedField",
            "name": "site",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "homepage",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "__typename",
                    "storageKey": null
                  },
                  {
                    "kind": "TypeDiscriminator",
                    "abstractKey": "__isContentSection"
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "type",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isAuthwalled",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "sectionBackgroundColor",
                    "storageKey": null
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "stored",
                        "storageKey": null
                      }
                    ],
                    "type": "UndrawnSection",
                    "abstractKey": null
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "alias": "CopyItem",
                        "args": null,
                        "concreteType": "CopyItemOptions",
                        "kind": "LinkedField",
                        "name": "options",
                        "plural": false,
                        "selections": [
                          (v3/*:: as any*/),
                          (v4/*:: as any*/),
                          (v5/*:: as any*/),
                          (v6/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "type": "CopyItemSection",
                    "abstractKey": null
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "alias": "ForumDriver",
                        "args": null,
                        "concreteType": "ForumDriverOptions",
                        "kind": "LinkedField",
                        "name": "options",
                        "plural": false,
                        "selections": [
                          (v3/*:: as any*/),
                          (v7/*:: as any*/),
                          (v6/*:: as any*/),
                          (v5/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "type": "ForumDriverSection",
                    "abstractKey": null
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "alias": "HTML",
                        "args": null,
                        "concreteType": "HTMLOptions",
                        "kind": "LinkedField",
                        "name": "options",
                        "plural": false,
                        "selections": [
                          (v4/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "type": "HTMLSection",
                    "abstractKey": null
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "alias": "ImageSection",
                        "args": null,
                        "concreteType": "ImageSectionOptions",
                        "kind": "LinkedField",
                        "name": "options",
                        "plural": false,
                        "selections": [
                          (v8/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "caption",
                            "storageKey": null
                          },
                          (v5/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "type": "ImageSection",
                    "abstractKey": null
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "alias": "PostTeaser",
                        "args": null,
                        "concreteType": "PostTeaserOptions",
                        "kind": "LinkedField",
                        "name": "options",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "title",
                            "storageKey": null
                          },
                          (v5/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "label",
                            "storageKey": null
                          },
                          (v7/*:: as any*/),
                          (v8/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "type": "PostTeaserSection",
                    "abstractKey": null
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "alias": "Quote",
                        "args": null,
                        "concreteType": "QuoteOptions",
                        "kind": "LinkedField",
                        "name": "options",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "text",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "author",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "type": "QuoteSection",
                    "abstractKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "SiteSettings",
                "kind": "LinkedField",
                "name": "settings",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "enable_auth_wall",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "1d3fbfa84b227a3d65ebc0515d6ba15caf6546a802dfd847cbfda86a21a9e913",
    "metadata": {},
    "name": "HomepageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8397893a308596a3d5cbe15f1457fa71";

export default node;
