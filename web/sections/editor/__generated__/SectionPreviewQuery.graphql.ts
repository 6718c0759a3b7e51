/**
 * @generated SignedSource<<a1672791f9a286ce3e127ac5cd4757fa>>
 * @relayHash cf04edd32fd4bedf33c1d9f64204172c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e23bb7b1239c8915e3b163f030c9465a3e2422cbb6a292844f21d8e7df0c675

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
export type SectionPreviewQuery$variables = {
  sections: ReadonlyArray<ContentSectionInput>;
};
export type SectionPreviewQuery$data = {
  readonly sectionsPreview: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"sectionStored_section" | "sectionTypes_section">;
  }>;
};
export type SectionPreviewQuery = {
  response: SectionPreviewQuery$data;
  variables: SectionPreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "sections"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "sections",
    "variableName": "sections"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isAuthwalled",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sectionBackgroundColor",
  "storageKey": null
},
v5 = {
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
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "heading",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "html",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "button",
  "storageKey": null
},
v10 = [
  (v6/*:: as any*/),
  (v7/*:: as any*/),
  (v8/*:: as any*/),
  (v9/*:: as any*/)
],
v11 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "CopyItem",
      "args": null,
      "concreteType": "CopyItemOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": (v10/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "CopyItemSection",
  "abstractKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "body",
  "storageKey": null
},
v13 = [
  (v6/*:: as any*/),
  (v12/*:: as any*/),
  (v9/*:: as any*/),
  (v8/*:: as any*/)
],
v14 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "ForumDriver",
      "args": null,
      "concreteType": "ForumDriverOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": (v13/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "ForumDriverSection",
  "abstractKey": null
},
v15 = [
  (v7/*:: as any*/)
],
v16 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "HTML",
      "args": null,
      "concreteType": "HTMLOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": (v15/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "HTMLSection",
  "abstractKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "concreteType": "SectionPicture",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": [
    (v8/*:: as any*/),
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
},
v18 = [
  (v17/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "caption",
    "storageKey": null
  },
  (v8/*:: as any*/)
],
v19 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "ImageSection",
      "args": null,
      "concreteType": "ImageSectionOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": (v18/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "ImageSection",
  "abstractKey": null
},
v20 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "title",
    "storageKey": null
  },
  (v8/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "label",
    "storageKey": null
  },
  (v12/*:: as any*/),
  (v17/*:: as any*/)
],
v21 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "PostTeaser",
      "args": null,
      "concreteType": "PostTeaserOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": (v20/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "PostTeaserSection",
  "abstractKey": null
},
v22 = [
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
v23 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "Quote",
      "args": null,
      "concreteType": "QuoteOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": (v22/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "QuoteSection",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SectionPreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "sectionsPreview",
        "plural": true,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "sectionTypes_section"
          },
          {
            "kind": "InlineDataFragmentSpread",
            "name": "sectionStored_section",
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v11/*:: as any*/),
              (v14/*:: as any*/),
              (v16/*:: as any*/),
              (v19/*:: as any*/),
              (v21/*:: as any*/),
              (v23/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SectionPreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "sectionsPreview",
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
            "alias": "typename",
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          (v4/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": "copy",
                "args": null,
                "concreteType": "CopyItemOptions",
                "kind": "LinkedField",
                "name": "options",
                "plural": false,
                "selections": (v10/*:: as any*/),
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
                "alias": "driver",
                "args": null,
                "concreteType": "ForumDriverOptions",
                "kind": "LinkedField",
                "name": "options",
                "plural": false,
                "selections": (v13/*:: as any*/),
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
                "alias": "text",
                "args": null,
                "concreteType": "HTMLOptions",
                "kind": "LinkedField",
                "name": "options",
                "plural": false,
                "selections": (v15/*:: as any*/),
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
                "alias": "picture",
                "args": null,
                "concreteType": "ImageSectionOptions",
                "kind": "LinkedField",
                "name": "options",
                "plural": false,
                "selections": (v18/*:: as any*/),
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
                "alias": "teaser",
                "args": null,
                "concreteType": "PostTeaserOptions",
                "kind": "LinkedField",
                "name": "options",
                "plural": false,
                "selections": (v20/*:: as any*/),
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
                "alias": "quote",
                "args": null,
                "concreteType": "QuoteOptions",
                "kind": "LinkedField",
                "name": "options",
                "plural": false,
                "selections": (v22/*:: as any*/),
                "storageKey": null
              }
            ],
            "type": "QuoteSection",
            "abstractKey": null
          },
          (v3/*:: as any*/),
          (v5/*:: as any*/),
          (v11/*:: as any*/),
          (v14/*:: as any*/),
          (v16/*:: as any*/),
          (v19/*:: as any*/),
          (v21/*:: as any*/),
          (v23/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5e23bb7b1239c8915e3b163f030c9465a3e2422cbb6a292844f21d8e7df0c675",
    "metadata": {},
    "name": "SectionPreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "04d15eee7c34399d2accaa3683f55f0d";

export default node;
