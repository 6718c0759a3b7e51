/**
 * @generated SignedSource<<9e687542ad3867be737def3bbfa18976>>
 * @relayHash dd021ec87094a4b0bd6b991806f92760
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dc406777b5df11d7d6e1e173d866c56e719d690f9f6e97b9ccab751afd78b0fe

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomepagePreviewScreenQuery$variables = {
  slug: string;
};
export type HomepagePreviewScreenQuery$data = {
  readonly homepagePreview: {
    readonly postId: string;
    readonly sections: ReadonlyArray<{
      readonly cover?: {
        readonly caption: string | null | undefined;
        readonly image: {
          readonly alt: string;
          readonly height: number;
          readonly url: string;
          readonly width: number;
        };
        readonly url: string | null | undefined;
      };
      readonly type: string;
      readonly typename: string;
      readonly " $fragmentSpreads": FragmentRefs<"sectionStored_section" | "sectionTypes_section">;
    }>;
    readonly site: {
      readonly id: string;
    };
    readonly slug: string;
    readonly title: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"HomePage_query">;
};
export type HomepagePreviewScreenQuery = {
  response: HomepagePreviewScreenQuery$data;
  variables: HomepagePreviewScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "slug"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "postId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "Site",
  "kind": "LinkedField",
  "name": "site",
  "plural": false,
  "selections": [
    (v5/*:: as any*/)
  ],
  "storageKey": null
},
v7 = {
  "alias": "typename",
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "width",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "height",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "concreteType": "SectionPicture",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": [
    (v9/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "alt",
      "storageKey": null
    },
    (v10/*:: as any*/),
    (v11/*:: as any*/)
  ],
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "caption",
  "storageKey": null
},
v14 = [
  (v12/*:: as any*/),
  (v13/*:: as any*/),
  (v9/*:: as any*/)
],
v15 = {
  "alias": "cover",
  "args": null,
  "concreteType": "ImageSectionOptions",
  "kind": "LinkedField",
  "name": "options",
  "plural": false,
  "selections": (v14/*:: as any*/),
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isAuthwalled",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sectionBackgroundColor",
  "storageKey": null
},
v18 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "typed",
      "storageKey": null
    }
  ],
  "type": "IncompleteSection",
  "abstractKey": null
},
v19 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "size",
    "storageKey": null
  },
  (v12/*:: as any*/),
  (v9/*:: as any*/)
],
v20 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "AdSlot",
      "args": null,
      "concreteType": "AdSlotOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": (v19/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "AdSlotSection",
  "abstractKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "client",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "heading",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "body",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "disclaimer",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "campaign",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "form",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "medium",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "contentType",
  "storageKey": null
},
v29 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "ClientLeadForm",
      "args": null,
      "concreteType": "ClientLeadFormOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": [
        (v21/*:: as any*/),
        (v22/*:: as any*/),
        (v23/*:: as any*/),
        (v24/*:: as any*/),
        (v25/*:: as any*/),
        (v26/*:: as any*/),
        (v27/*:: as any*/),
        (v28/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "ClientLeadFormSection",
  "abstractKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "html",
  "storageKey": null
},
v31 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "SectionColumn",
    "kind": "LinkedField",
    "name": "columns",
    "plural": true,
    "selections": [
      (v22/*:: as any*/),
      (v30/*:: as any*/)
    ],
    "storageKey": null
  }
],
v32 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "Columns",
      "args": null,
      "concreteType": "ColumnsOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": (v31/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "ColumnsSection",
  "abstractKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "button",
  "storageKey": null
},
v34 = [
  (v22/*:: as any*/),
  (v30/*:: as any*/),
  (v9/*:: as any*/),
  (v33/*:: as any*/)
],
v35 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "CopyItem",
      "args": null,
      "concreteType": "CopyItemOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": (v34/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "CopyItemSection",
  "abstractKey": null
},
v36 = [
  (v22/*:: as any*/),
  (v23/*:: as any*/),
  (v12/*:: as any*/),
  (v9/*:: as any*/),
  (v33/*:: as any*/)
],
v37 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "Feature",
      "args": null,
      "concreteType": "FeatureOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": (v36/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "FeatureSection",
  "abstractKey": null
},
v38 = [
  (v22/*:: as any*/),
  (v23/*:: as any*/),
  (v33/*:: as any*/),
  (v9/*:: as any*/)
],
v39 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "ForumDriver",
      "args": null,
      "concreteType": "ForumDriverOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": (v38/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "ForumDriverSection",
  "abstractKey": null
},
v40 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "category",
  "storageKey": null
},
v41 = [
  (v22/*:: as any*/),
  (v23/*:: as any*/),
  (v33/*:: as any*/),
  (v40/*:: as any*/)
],
v42 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "ForumStarter",
      "args": null,
      "concreteType": "ForumStarterOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": (v41/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "ForumStarterSection",
  "abstractKey": null
},
v43 = [
  (v22/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "GalleryPicture",
    "kind": "LinkedField",
    "name": "pictures",
    "plural": true,
    "selections": [
      (v12/*:: as any*/),
      (v13/*:: as any*/)
    ],
    "storageKey": null
  }
],
v44 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "Gallery",
      "args": null,
      "concreteType": "GalleryOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": (v43/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "GallerySection",
  "abstractKey": null
},
v45 = [
  (v22/*:: as any*/),
  (v30/*:: as any*/),
  (v12/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "endsOn",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "rules",
    "storageKey": null
  }
],
v46 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "Giveaway",
      "args": null,
      "concreteType": "GiveawayOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": (v45/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "GiveawaySection",
  "abstractKey": null
},
v47 = [
  (v30/*:: as any*/)
],
v48 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "HTML",
      "args": null,
      "concreteType": "HTMLOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": (v47/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "HTMLSection",
  "abstractKey": null
},
v49 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v50 = [
  (v3/*:: as any*/),
  (v9/*:: as any*/),
  (v49/*:: as any*/),
  (v23/*:: as any*/),
  (v12/*:: as any*/)
],
v51 = [
  (v22/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "SectionItem",
    "kind": "LinkedField",
    "name": "blocks",
    "plural": true,
    "selections": (v50/*:: as any*/),
    "storageKey": null
  }
],
v52 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "Homepage",
      "args": null,
      "concreteType": "HomepageOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": (v51/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "HomepageSection",
  "abstractKey": null
},
v53 = {
  "alias": "ImageSection",
  "args": null,
  "concreteType": "ImageSectionOptions",
  "kind": "LinkedField",
  "name": "options",
  "plural": false,
  "selections": (v14/*:: as any*/),
  "storageKey": null
},
v54 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "LeadGen",
      "args": null,
      "concreteType": "LeadGenOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": [
        (v22/*:: as any*/),
        (v23/*:: as any*/),
        (v25/*:: as any*/),
        (v26/*:: as any*/),
        (v27/*:: as any*/),
        (v28/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "LeadGenSection",
  "abstractKey": null
},
v55 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "sponsor",
    "storageKey": null
  },
  (v3/*:: as any*/),
  (v9/*:: as any*/),
  (v23/*:: as any*/),
  (v12/*:: as any*/)
],
v56 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "Native",
      "args": null,
      "concreteType": "NativeOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": (v55/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "NativeSection",
  "abstractKey": null
},
v57 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "question",
  "storageKey": null
},
v58 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "choices",
  "storageKey": null
},
v59 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "legacyPollId",
  "storageKey": null
},
v60 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "Poll",
      "args": null,
      "concreteType": "PollOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": [
        (v57/*:: as any*/),
        (v58/*:: as any*/),
        (v59/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "engagementType",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "engagementId",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PollSection",
  "abstractKey": null
},
v61 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "PostTeaser",
      "args": null,
      "concreteType": "PostTeaserOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": (v50/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "PostTeaserSection",
  "abstractKey": null
},
v62 = [
  (v3/*:: as any*/),
  (v23/*:: as any*/),
  (v12/*:: as any*/),
  (v9/*:: as any*/)
],
v63 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "Quiz",
      "args": null,
      "concreteType": "QuizOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": (v62/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "QuizSection",
  "abstractKey": null
},
v64 = [
  (v57/*:: as any*/),
  (v58/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "answer",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "explanation",
    "storageKey": null
  }
],
v65 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "Quizlet",
      "args": null,
      "concreteType": "QuizletOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": (v64/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "QuizletSection",
  "abstractKey": null
},
v66 = [
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
v67 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "Quote",
      "args": null,
      "concreteType": "QuoteOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": (v66/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "QuoteSection",
  "abstractKey": null
},
v68 = [
  (v22/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "SectionItem",
    "kind": "LinkedField",
    "name": "items",
    "plural": true,
    "selections": (v50/*:: as any*/),
    "storageKey": null
  }
],
v69 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "Reading",
      "args": null,
      "concreteType": "ReadingOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": (v68/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "ReadingSection",
  "abstractKey": null
},
v70 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "assocType",
  "storageKey": null
},
v71 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "limit",
  "storageKey": null
},
v72 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "Recommendation",
      "args": null,
      "concreteType": "RecommendationOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": [
        (v22/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "assocId",
          "storageKey": null
        },
        (v70/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "docResultType",
          "storageKey": null
        },
        (v71/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "RecommendationSection",
  "abstractKey": null
},
v73 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "captions",
  "storageKey": null
},
v74 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "RecommendedVideo",
      "args": null,
      "concreteType": "RecommendedVideoOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": [
        (v3/*:: as any*/),
        (v23/*:: as any*/),
        (v9/*:: as any*/),
        (v12/*:: as any*/),
        (v73/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "RecommendedVideoSection",
  "abstractKey": null
},
v75 = [
  (v13/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "columns",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "SlidingTableRow",
    "kind": "LinkedField",
    "name": "rows",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "cells",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v76 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "SlidingTable",
      "args": null,
      "concreteType": "SlidingTableOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": (v75/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "SlidingTableSection",
  "abstractKey": null
},
v77 = [
  (v22/*:: as any*/),
  (v23/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "SymptomZone",
    "kind": "LinkedField",
    "name": "zones",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "zone",
        "storageKey": null
      },
      (v30/*:: as any*/)
    ],
    "storageKey": null
  }
],
v78 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "SymptomChecker",
      "args": null,
      "concreteType": "SymptomCheckerOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": (v77/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "SymptomCheckerSection",
  "abstractKey": null
},
v79 = [
  (v49/*:: as any*/),
  (v12/*:: as any*/)
],
v80 = [
  (v57/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "ThisOrThatChoice",
    "kind": "LinkedField",
    "name": "first",
    "plural": false,
    "selections": (v79/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "ThisOrThatChoice",
    "kind": "LinkedField",
    "name": "second",
    "plural": false,
    "selections": (v79/*:: as any*/),
    "storageKey": null
  }
],
v81 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "ThisOrThat",
      "args": null,
      "concreteType": "ThisOrThatOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": (v80/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "ThisOrThatSection",
  "abstractKey": null
},
v82 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "ThreadSection",
      "args": null,
      "concreteType": "ThreadSectionOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": [
        (v22/*:: as any*/),
        (v40/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tag",
          "storageKey": null
        },
        (v71/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "ThreadSection",
  "abstractKey": null
},
v83 = [
  (v22/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "SectionItem",
    "kind": "LinkedField",
    "name": "articles",
    "plural": true,
    "selections": (v50/*:: as any*/),
    "storageKey": null
  }
],
v84 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "TopArticles",
      "args": null,
      "concreteType": "TopArticlesOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": (v83/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "TopArticlesSection",
  "abstractKey": null
},
v85 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "VideoWithCopy",
      "args": null,
      "concreteType": "VideoWithCopyOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": [
        (v22/*:: as any*/),
        (v30/*:: as any*/),
        (v9/*:: as any*/),
        (v12/*:: as any*/),
        (v73/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "VideoWithCopySection",
  "abstractKey": null
},
v86 = [
  (v22/*:: as any*/)
],
v87 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "username",
  "storageKey": null
},
v88 = {
  "alias": null,
  "args": null,
  "concreteType": "User",
  "kind": "LinkedField",
  "name": "author",
  "plural": false,
  "selections": [
    (v87/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Avatar",
      "kind": "LinkedField",
      "name": "avatar",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "thumb",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDeleted",
      "storageKey": null
    },
    (v5/*:: as any*/)
  ],
  "storageKey": null
},
v89 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "commentCount",
  "storageKey": null
},
v90 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastActiveAt",
  "storageKey": null
},
v91 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v92 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "prefix",
  "storageKey": null
},
v93 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "host",
  "storageKey": null
},
v94 = [
  (v5/*:: as any*/),
  (v4/*:: as any*/),
  (v3/*:: as any*/),
  (v23/*:: as any*/),
  (v90/*:: as any*/),
  (v89/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "state",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isLocked",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isPinned",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Category",
    "kind": "LinkedField",
    "name": "category",
    "plural": false,
    "selections": [
      (v91/*:: as any*/)
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Tag",
    "kind": "LinkedField",
    "name": "tags",
    "plural": true,
    "selections": [
      (v91/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "storageKey": null
  },
  (v88/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "ReactionSummary",
    "kind": "LinkedField",
    "name": "reactions",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "total",
        "storageKey": null
      },
      (v5/*:: as any*/)
    ],
    "storageKey": null
  }
],
v95 = [
  (v92/*:: as any*/),
  (v91/*:: as any*/),
  (v93/*:: as any*/),
  (v5/*:: as any*/)
],
v96 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "HomepagePreviewScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Manuscript",
        "kind": "LinkedField",
        "name": "homepagePreview",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "sections",
            "plural": true,
            "selections": [
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v15/*:: as any*/)
                ],
                "type": "ImageSection",
                "abstractKey": null
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "sectionTypes_section"
              },
              {
                "kind": "InlineDataFragmentSpread",
                "name": "sectionStored_section",
                "selections": [
                  (v8/*:: as any*/),
                  (v16/*:: as any*/),
                  (v17/*:: as any*/),
                  (v18/*:: as any*/),
                  (v20/*:: as any*/),
                  (v29/*:: as any*/),
                  (v32/*:: as any*/),
                  (v35/*:: as any*/),
                  (v37/*:: as any*/),
                  (v39/*:: as any*/),
                  (v42/*:: as any*/),
                  (v44/*:: as any*/),
                  (v46/*:: as any*/),
                  (v48/*:: as any*/),
                  (v52/*:: as any*/),
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v53/*:: as any*/)
                    ],
                    "type": "ImageSection",
                    "abstractKey": null
                  },
                  (v54/*:: as any*/),
                  (v56/*:: as any*/),
                  (v60/*:: as any*/),
                  (v61/*:: as any*/),
                  (v63/*:: as any*/),
                  (v65/*:: as any*/),
                  (v67/*:: as any*/),
                  (v69/*:: as any*/),
                  (v72/*:: as any*/),
                  (v74/*:: as any*/),
                  (v76/*:: as any*/),
                  (v78/*:: as any*/),
                  (v81/*:: as any*/),
                  (v82/*:: as any*/),
                  (v84/*:: as any*/),
                  (v85/*:: as any*/)
                ],
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "HomePage_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "HomepagePreviewScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Manuscript",
        "kind": "LinkedField",
        "name": "homepagePreview",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "sections",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__typename",
                "storageKey": null
              },
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v15/*:: as any*/),
                  (v53/*:: as any*/)
                ],
                "type": "ImageSection",
                "abstractKey": null
              },
              {
                "kind": "TypeDiscriminator",
                "abstractKey": "__isContentSection"
              },
              (v17/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": "adSlot",
                    "args": null,
                    "concreteType": "AdSlotOptions",
                    "kind": "LinkedField",
                    "name": "options",
                    "plural": false,
                    "selections": (v19/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "type": "AdSlotSection",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": "clientLeadForm",
                    "args": null,
                    "concreteType": "ClientLeadFormOptions",
                    "kind": "LinkedField",
                    "name": "options",
                    "plural": false,
                    "selections": [
                      (v21/*:: as any*/),
                      (v22/*:: as any*/),
                      (v23/*:: as any*/),
                      (v24/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "type": "ClientLeadFormSection",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": "layout",
                    "args": null,
                    "concreteType": "ColumnsOptions",
                    "kind": "LinkedField",
                    "name": "options",
                    "plural": false,
                    "selections": (v31/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "type": "ColumnsSection",
                "abstractKey": null
              },
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
                    "selections": (v34/*:: as any*/),
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
                    "alias": "feature",
                    "args": null,
                    "concreteType": "FeatureOptions",
                    "kind": "LinkedField",
                    "name": "options",
                    "plural": false,
                    "selections": (v36/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "type": "FeatureSection",
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
                    "selections": (v38/*:: as any*/),
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
                    "alias": "forumStarter",
                    "args": null,
                    "concreteType": "ForumStarterOptions",
                    "kind": "LinkedField",
                    "name": "options",
                    "plural": false,
                    "selections": (v41/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "type": "ForumStarterSection",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": "gallery",
                    "args": null,
                    "concreteType": "GalleryOptions",
                    "kind": "LinkedField",
                    "name": "options",
                    "plural": false,
                    "selections": (v43/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "type": "GallerySection",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": "giveaway",
                    "args": null,
                    "concreteType": "GiveawayOptions",
                    "kind": "LinkedField",
                    "name": "options",
                    "plural": false,
                    "selections": (v45/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "type": "GiveawaySection",
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
                    "selections": (v47/*:: as any*/),
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
                    "alias": "homepage",
                    "args": null,
                    "concreteType": "HomepageOptions",
                    "kind": "LinkedField",
                    "name": "options",
                    "plural": false,
                    "selections": (v51/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "type": "HomepageSection",
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
                    "selections": (v14/*:: as any*/),
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
                    "alias": "leadGen",
                    "args": null,
                    "concreteType": "LeadGenOptions",
                    "kind": "LinkedField",
                    "name": "options",
                    "plural": false,
                    "selections": [
                      (v22/*:: as any*/),
                      (v23/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "type": "LeadGenSection",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": "native",
                    "args": null,
                    "concreteType": "NativeOptions",
                    "kind": "LinkedField",
                    "name": "options",
                    "plural": false,
                    "selections": (v55/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "type": "NativeSection",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": "poll",
                    "args": null,
                    "concreteType": "PollOptions",
                    "kind": "LinkedField",
                    "name": "options",
                    "plural": false,
                    "selections": [
                      (v57/*:: as any*/),
                      (v58/*:: as any*/),
                      (v59/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "type": "PollSection",
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
                    "selections": (v50/*:: as any*/),
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
                    "alias": "quiz",
                    "args": null,
                    "concreteType": "QuizOptions",
                    "kind": "LinkedField",
                    "name": "options",
                    "plural": false,
                    "selections": (v62/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "type": "QuizSection",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": "quizlet",
                    "args": null,
                    "concreteType": "QuizletOptions",
                    "kind": "LinkedField",
                    "name": "options",
                    "plural": false,
                    "selections": (v64/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "type": "QuizletSection",
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
                    "selections": (v66/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "type": "QuoteSection",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": "reading",
                    "args": null,
                    "concreteType": "ReadingOptions",
                    "kind": "LinkedField",
                    "name": "options",
                    "plural": false,
                    "selections": (v68/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "type": "ReadingSection",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": "recommendation",
                    "args": null,
                    "concreteType": "RecommendationOptions",
                    "kind": "LinkedField",
                    "name": "options",
                    "plural": false,
                    "selections": (v86/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SearchResult",
                    "kind": "LinkedField",
                    "name": "recommendations",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "permalink",
                        "storageKey": null
                      },
                      (v8/*:: as any*/),
                      (v3/*:: as any*/),
                      (v23/*:: as any*/),
                      (v88/*:: as any*/),
                      (v89/*:: as any*/),
                      (v90/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Site",
                        "kind": "LinkedField",
                        "name": "originalSite",
                        "plural": false,
                        "selections": [
                          (v91/*:: as any*/),
                          (v92/*:: as any*/),
                          (v93/*:: as any*/),
                          (v5/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v5/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "type": "RecommendationSection",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": "video",
                    "args": null,
                    "concreteType": "RecommendedVideoOptions",
                    "kind": "LinkedField",
                    "name": "options",
                    "plural": false,
                    "selections": [
                      (v3/*:: as any*/),
                      (v23/*:: as any*/),
                      (v9/*:: as any*/),
                      (v73/*:: as any*/),
                      (v12/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "type": "RecommendedVideoSection",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": "table",
                    "args": null,
                    "concreteType": "SlidingTableOptions",
                    "kind": "LinkedField",
                    "name": "options",
                    "plural": false,
                    "selections": (v75/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "type": "SlidingTableSection",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": "symptoms",
                    "args": null,
                    "concreteType": "SymptomCheckerOptions",
                    "kind": "LinkedField",
                    "name": "options",
                    "plural": false,
                    "selections": (v77/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "type": "SymptomCheckerSection",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": "thisOrThat",
                    "args": null,
                    "concreteType": "ThisOrThatOptions",
                    "kind": "LinkedField",
                    "name": "options",
                    "plural": false,
                    "selections": (v80/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "type": "ThisOrThatSection",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": "list",
                    "args": null,
                    "concreteType": "ThreadSectionOptions",
                    "kind": "LinkedField",
                    "name": "options",
                    "plural": false,
                    "selections": (v86/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Thread",
                    "kind": "LinkedField",
                    "name": "threads",
                    "plural": true,
                    "selections": (v94/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "type": "ThreadSection",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": "topArticles",
                    "args": null,
                    "concreteType": "TopArticlesOptions",
                    "kind": "LinkedField",
                    "name": "options",
                    "plural": false,
                    "selections": (v83/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "type": "TopArticlesSection",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": "videoWithCopy",
                    "args": null,
                    "concreteType": "VideoWithCopyOptions",
                    "kind": "LinkedField",
                    "name": "options",
                    "plural": false,
                    "selections": [
                      (v22/*:: as any*/),
                      (v30/*:: as any*/),
                      (v9/*:: as any*/),
                      (v73/*:: as any*/),
                      (v12/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "type": "VideoWithCopySection",
                "abstractKey": null
              },
              (v16/*:: as any*/),
              (v18/*:: as any*/),
              (v20/*:: as any*/),
              (v29/*:: as any*/),
              (v32/*:: as any*/),
              (v35/*:: as any*/),
              (v37/*:: as any*/),
              (v39/*:: as any*/),
              (v42/*:: as any*/),
              (v44/*:: as any*/),
              (v46/*:: as any*/),
              (v48/*:: as any*/),
              (v52/*:: as any*/),
              (v54/*:: as any*/),
              (v56/*:: as any*/),
              (v60/*:: as any*/),
              (v61/*:: as any*/),
              (v63/*:: as any*/),
              (v65/*:: as any*/),
              (v67/*:: as any*/),
              (v69/*:: as any*/),
              (v72/*:: as any*/),
              (v74/*:: as any*/),
              (v76/*:: as any*/),
              (v78/*:: as any*/),
              (v81/*:: as any*/),
              (v82/*:: as any*/),
              (v84/*:: as any*/),
              (v85/*:: as any*/)
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      },
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
            "name": "isHidden",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Site",
            "kind": "LinkedField",
            "name": "parentSite",
            "plural": false,
            "selections": (v95/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Site",
            "kind": "LinkedField",
            "name": "childSites",
            "plural": true,
            "selections": [
              (v92/*:: as any*/),
              (v91/*:: as any*/),
              (v93/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "description",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "accent",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "logo",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Site",
            "kind": "LinkedField",
            "name": "siblingSites",
            "plural": true,
            "selections": (v95/*:: as any*/),
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 3
          },
          {
            "kind": "Literal",
            "name": "types",
            "value": [
              "POST",
              "SPONSORED_ARTICLE",
              "GALLERY",
              "GRAPHIC",
              "CAS"
            ]
          }
        ],
        "concreteType": "PostConnection",
        "kind": "LinkedField",
        "name": "posts",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "PostEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Post",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  (v70/*:: as any*/),
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "excerpt",
                    "storageKey": null
                  },
                  (v23/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "date",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "readingMinutes",
                    "storageKey": null
                  },
                  (v89/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isByTeam",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "User",
                    "kind": "LinkedField",
                    "name": "authors",
                    "plural": true,
                    "selections": [
                      (v87/*:: as any*/),
                      (v5/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "FeaturedMedia",
                    "kind": "LinkedField",
                    "name": "featuredMedia",
                    "plural": false,
                    "selections": [
                      (v96/*:: as any*/),
                      (v10/*:: as any*/),
                      (v11/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Site",
                    "kind": "LinkedField",
                    "name": "originalSite",
                    "plural": false,
                    "selections": [
                      (v92/*:: as any*/),
                      (v91/*:: as any*/),
                      (v5/*:: as any*/),
                      (v93/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v96/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "posts(first:3,types:[\"POST\",\"SPONSORED_ARTICLE\",\"GALLERY\",\"GRAPHIC\",\"CAS\"])"
      },
      {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 6
          }
        ],
        "concreteType": "ThreadConnection",
        "kind": "LinkedField",
        "name": "threads",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ThreadEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Thread",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": (v94/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "threads(first:6)"
      }
    ]
  },
  "params": {
    "id": "dc406777b5df11d7d6e1e173d866c56e719d690f9f6e97b9ccab751afd78b0fe",
    "metadata": {},
    "name": "HomepagePreviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "31078da61f6e29c9b647a72e468a9bfd";

export default node;
