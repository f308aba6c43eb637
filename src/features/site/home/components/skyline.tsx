const far =
  'M0 180V128h34v-18h22v18h26V96h8V84h16v12h8v84M150 180V112h30V92h24v88M232 180v-64l14-16 14 16v64' +
  'M292 180v-84h12V76h10v20h12v84M372 180V70l12-10 12 10v110M410 180V70l12-10 12 10v110' +
  'M470 180v-70h44v70M548 180v-52h12V96h10V64h8V34h5V4h4v30h5v30h8v32h10v32h12v52' +
  'M660 180v-90h34v90M712 180v-64h42v64M790 180c0-58 10-92 38-118 6 40 8 80 6 118' +
  'M880 180v-92l18-10v102M916 180v-70h38v70M990 180v-46h50v46M1064 180v-82h10V86h16v12h10v82' +
  'M1130 180v-58h36v58M1186 180v-74h26v74'

const near =
  'M0 180v-28h40v-30h4v-4h26v4h4v30h44v28M150 180v-34h70v34M236 180v-22h64v-40h4v-4h24v4h4v40h28v22' +
  'M398 180v-36h14a26 26 0 0 1 22-24v-8h4v8a26 26 0 0 1 22 24h14v36' +
  'M488 180v-78l4-6v-10h6v10l4 6v78M540 180v-24h92v24M664 180v-34h36v-26h4v-4h22v4h4v26h46v34' +
  'M812 180v-26h96v26M940 180v-40h34v-14h32v54M1030 180v-26h54v-34h4v-4h22v4h4v34h30v26M1160 180v-34h52v34'

const dunes = 'M0 200v-32c120-22 220-18 330 0s230 22 350 0 230-20 330-2 130 8 190-4v38z'

export function Skyline() {
  return (
    <svg
      viewBox="0 0 1200 200"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      className="absolute inset-x-0 bottom-0 h-28 w-full md:h-52"
    >
      <circle cx={930} cy={52} r={30} className="fill-gold/20" />
      <path d={far} className="fill-line" />
      <path d={near} className="fill-stone" />
      <path d={dunes} className="fill-paper" />
    </svg>
  )
}
